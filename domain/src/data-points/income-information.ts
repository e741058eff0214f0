// Data points about income: amounts, source, payday, contract, pension and land.
import { whenPaid, whenTemporary } from './incomeSources.ts'
import { when } from './when.ts'
import {
  monthNotBeforeRule,
  monthNotInPastRule,
  notInFutureRule,
  notInPastRule,
  withinDaysRule,
} from '../rules/dates.ts'
import { idNumberRule } from '../rules/idNumber.ts'
import { wholeNumberBetween, moneyRule } from '../rules/range.ts'
import { decimalBetween } from '../rules/decimalRange.ts'
import type { DataPoint } from './dataPoint.ts'
import { parseDate, parseMonth } from '../rules/parseDate.ts'

const moneyInput = { inputMode: 'numeric', size: 10 } as const

export const dataPoints = {
  monthlyIncome: { path: 'incomeDetails.monthlyIncome', kind: 'money', rules: [moneyRule], input: moneyInput },
  monthlyExtraIncome: {
    path: 'incomeDetails.monthlyExtraIncome',
    kind: 'money',
    rules: [moneyRule],
    optional: true,
    input: moneyInput,
  },
  householdIncome: { path: 'incomeDetails.householdIncome', kind: 'money', rules: [moneyRule], input: moneyInput },
  incomeSource: {
    path: 'incomeDetails.incomeSource',
    kind: 'choice',
    options: 'incomeSource',
    rules: [],
    input: { tiles: true },
  },
  salaryCycle: {
    path: 'incomeDetails.salaryCycle',
    kind: 'choice',
    options: 'salaryCycle',
    rules: [],
    when: whenPaid,
  },
  salaryCycleValue: {
    path: 'incomeDetails.salaryCycleValue',
    kind: 'integer',
    rules: [wholeNumberBetween(1, 31)],
    when: when('incomeDetails.salaryCycle', 'monthly_day'),
    input: { inputMode: 'numeric', size: 2 },
  },
  /** A person who is paid irregularly may not know the day. */
  incomePayday: {
    path: 'incomeDetails.incomePayday',
    kind: 'date',
    parse: parseDate,
    rules: [notInPastRule, withinDaysRule(45)],
    optional: when('incomeDetails.salaryCycle', 'irregular'),
    when: whenPaid,
  },
  incomeContractStartedAt: {
    path: 'incomeDetails.incomeContractStartedAt',
    kind: 'month',
    parse: parseMonth,
    rules: [notInFutureRule, monthNotBeforeRule('personalDetails.dateOfBirth', 'date-before-birth')],
  },
  incomeContractExpiresAt: {
    path: 'incomeDetails.incomeContractExpiresAt',
    kind: 'month',
    parse: parseMonth,
    rules: [monthNotInPastRule, monthNotBeforeRule('incomeDetails.incomeContractStartedAt', 'date-before-start')],
    when: whenTemporary,
  },
  hasProofOfIncome: { path: 'otherDetails.hasProofOfIncome', kind: 'yes-no', rules: [] },
  economicActivity: { path: 'incomeDetails.economicActivity', kind: 'choice', options: 'economicActivity', rules: [] },
  pensionPayer: { path: 'incomeDetails.pensionPayer', kind: 'choice', options: 'pensionPayer', rules: [] },
  pensionNumber: {
    path: 'otherDetails.pensionNumber',
    kind: 'code',
    rules: [idNumberRule],
    input: { capitalise: 'characters', size: 18 },
  },
  fieldRegistrationNumber: {
    path: 'otherDetails.fieldRegistrationNumber',
    kind: 'text',
    rules: [idNumberRule],
    input: { size: 18 },
  },
  /** Hectares. */
  fieldSquareArea: {
    path: 'otherDetails.fieldSquareArea',
    kind: 'decimal',
    rules: [decimalBetween(0.01, 100_000)],
    input: { inputMode: 'decimal', size: 8 },
  },
} as const satisfies Record<string, DataPoint>
