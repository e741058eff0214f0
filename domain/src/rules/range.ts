// Rules about size: money, counts, decimals, and the loan's own limits (spec 5.15 to 5.17).
import { numberRule, type Range, type AnswerError, type LoadedRule, type RuleContext } from './rule.ts'

/** @assumed no consumer has or owes a larger sum in any of the eight currencies. */
const largestSum = 1_000_000_000_000

/** Null for a value from `min` to `max`, both allowed. */
export const checkBounds = (
  value: number,
  min: number,
  max: number,
): AnswerError<'below-minimum' | 'above-maximum'> | null => {
  if (value < min) return { code: 'below-minimum', params: { min, max } }
  return value > max ? { code: 'above-maximum', params: { min, max } } : null
}

/** A whole number from `min` to `max`, both allowed. */
export const wholeNumberBetween = (min: number, max: number): LoadedRule =>
  numberRule(['not-a-number', 'below-minimum', 'above-maximum'], (value) =>
    Number.isSafeInteger(value) ? checkBounds(value, min, max) : { code: 'not-a-number' },
  )

export const moneyRule = wholeNumberBetween(0, largestSum)

/** Null for a value from `min` to `max`, both allowed, in steps from `min`. */
export const checkRange = (
  value: number,
  { min, max, step }: Omit<Range, 'default'>,
): AnswerError<'below-minimum' | 'above-maximum' | 'off-step'> | null => {
  const error = checkBounds(value, min, max)
  if (error !== null) return error
  return (value - min) % step === 0 ? null : { code: 'off-step', params: { min, max, step } }
}

const onStep = (getRange: (context: RuleContext) => Range): LoadedRule =>
  numberRule(['below-minimum', 'above-maximum', 'off-step'], (value, context) => checkRange(value, getRange(context)))

export const productAmountRule = onStep(({ product }) => product.amount)

export const productPeriodRule = onStep(({ product }) => product.period)

/** Overdue debt, from 0 to the country's limit (spec 5.15: 1000). */
export const overdueDebtRule = numberRule(['below-minimum', 'above-maximum'], (value, { country }) =>
  checkBounds(value, 0, country.debtLimits.overdueMax),
)

/** Total debt, from 0 to the country's limit (spec 5.16: 500000). */
export const totalDebtRule = numberRule(['below-minimum', 'above-maximum'], (value, { country }) =>
  checkBounds(value, 0, country.debtLimits.totalMax),
)
