// Which sources of income (countries.md §1.7) come from an employer, from work, or for a time: conditions that pages
// and data points share.
import { when } from './when.ts'

const employed = [
  'employed_permanent',
  'employed_fixed',
  'seasonal_permanent',
  'civil_contract',
  'civil_servant',
  'uniformed',
  'foreign_income',
] as const

export const isEmployed = when('incomeDetails.incomeSource', ...employed)

/** Employed, or at work for oneself. */
export const isEarning = when('incomeDetails.incomeSource', ...employed, 'self_employed')

export const isTemporary = when('incomeDetails.incomeSource', 'employed_fixed', 'civil_contract')

/** Something comes in on some day: everybody but those without an income of their own. */
export const isPaid = when(
  'incomeDetails.incomeSource',
  ...employed,
  'self_employed',
  'farmer',
  'pension',
  'disability_pension',
  'unemployment',
  'benefits',
  'student',
)
