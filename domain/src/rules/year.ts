// A rule about years. Not in range.ts: that file is in the first chunk (docs/layers.md).
import { checkBounds } from './range.ts'
import { numberRule } from './rule.ts'

/** A registration year, up to next year's models. @assumed spec 3.18 gives no limits. */
export const yearRule = numberRule(['not-a-number', 'below-minimum', 'above-maximum'], (value, { today }) =>
  Number.isSafeInteger(value) ? checkBounds(value, 1900, Number(today.slice(0, 4)) + 1) : { code: 'not-a-number' },
)
