// Rules about size that only later pages need. Separate from range.ts, because the first chunk of the form contains
// that.
import { checkBounds } from './range.ts'
import { type LoadedRule, numberRule } from './rule.ts'

/** A number from `min` to `max`, both allowed, decimals too. */
export const decimalBetween = (min: number, max: number): LoadedRule =>
  numberRule(['below-minimum', 'above-maximum'], (value) => checkBounds(value, min, max))

/** A registration year, up to next year's models. @assumed spec 3.18 gives no limits. */
export const yearRule = numberRule(['not-a-number', 'below-minimum', 'above-maximum'], (value, { today }) =>
  Number.isSafeInteger(value) ? checkBounds(value, 1900, Number(today.slice(0, 4)) + 1) : { code: 'not-a-number' },
)
