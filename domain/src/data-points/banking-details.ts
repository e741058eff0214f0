// Data points about the account.
import { notBefore, notInFutureRule } from '../rules/dates.ts'
import { placeRule } from '../rules/place.ts'
import type { DataPoint } from './dataPoint.ts'

export const dataPoints = {
  hasBankAccount: { path: 'otherDetails.hasBankAccount', kind: 'yes-no', rules: [] },
  bankName: { path: 'incomeDetails.bankName', kind: 'text', rules: [placeRule] },
  bankAccountSince: {
    path: 'incomeDetails.bankAccountSince',
    kind: 'month',
    rules: [notInFutureRule, notBefore('personalDetails.dateOfBirth', 'date-before-birth')],
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
    input: { capitalise: 'characters', size: 34 },
  },
  ibanConsent: { path: 'otherDetails.ibanConsent', kind: 'consent', rules: [], optional: true },
  usingOnlineBanking: { path: 'incomeDetails.usingOnlineBanking', kind: 'yes-no', rules: [] },
} as const satisfies Record<string, DataPoint>
