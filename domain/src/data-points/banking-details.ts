// Data points about the account.
import { monthNotBeforeRule, notInFutureRule } from '../rules/dates.ts'
import { placeRule } from '../rules/place.ts'
import type { DataPoint } from './dataPoint.ts'
import { parseMonth } from '../rules/parseDate.ts'

export const dataPoints = {
  hasBankAccount: { path: 'otherDetails.hasBankAccount', kind: 'yes-no', rules: [] },
  bankName: { path: 'incomeDetails.bankName', kind: 'text', rules: [placeRule] },
  bankAccountSince: {
    path: 'incomeDetails.bankAccountSince',
    kind: 'month',
    parse: parseMonth,
    rules: [notInFutureRule, monthNotBeforeRule('personalDetails.dateOfBirth', 'date-before-birth')],
  },
  bankAccountType: {
    path: 'incomeDetails.bankAccountType',
    kind: 'choice',
    options: 'bankAccountType',
    rules: [],
  },
  iban: {
    path: 'incomeDetails.iban',
    kind: 'code',
    rules: ['iban'],
    input: { capitalise: 'characters', size: 34, sensitive: true },
  },
  ibanConsent: { path: 'otherDetails.ibanConsent', kind: 'consent', rules: [], optional: true },
  usingOnlineBanking: { path: 'incomeDetails.usingOnlineBanking', kind: 'yes-no', rules: [] },
} as const satisfies Record<string, DataPoint>
