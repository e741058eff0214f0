// A rule about the size of a decimal number. Not in range.ts: that file is in the first chunk (docs/layers.md).
import { checkBounds } from './range.ts'
import { type LoadedRule, numberRule } from './rule.ts'

/** A number from `min` to `max`, both allowed, decimals too. */
export const decimalBetween = (min: number, max: number): LoadedRule =>
  numberRule(['below-minimum', 'above-maximum'], (value) => checkBounds(value, min, max))
