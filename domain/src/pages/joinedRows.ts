// Pages that ask the questions of several pages at once, under a separate title. A product takes one of these rows
// instead of the separate ones. The key is that of one of the pages.
import type { PageRow } from './pageRow.ts'
import * as page from './rows.ts'

export const family = {
  ...page.maritalStatus,
  texts: 'family',
  joins: ['number-of-dependants', 'education'],
  dataPoints: {
    'marital-details': ['maritalStatus'],
    'demographic-details': ['numberOfDependants', 'numberOfDependantsOther'],
    education: ['education'],
  },
} as const satisfies PageRow

export const familyWithoutEducation = {
  ...page.maritalStatus,
  texts: 'family',
  joins: ['number-of-dependants'],
  dataPoints: {
    'marital-details': ['maritalStatus'],
    'demographic-details': ['numberOfDependants', 'numberOfDependantsOther'],
  },
} as const satisfies PageRow

export const incomeAndPayday = {
  ...page.monthlyIncome,
  texts: 'income-and-payday',
  joins: ['income-payday'],
  dataPoints: {
    'income-information': ['monthlyIncome', 'monthlyExtraIncome', 'salaryCycle', 'salaryCycleValue', 'incomePayday'],
  },
} as const satisfies PageRow

export const budget = {
  ...page.monthlyExpenses,
  texts: 'budget',
  joins: ['monthly-credit-commitments'],
  dataPoints: { expenses: ['monthlyExpenses', 'monthlyCreditCommitments', 'hasOtherLoans', 'totalDebtAmount'] },
} as const satisfies PageRow
