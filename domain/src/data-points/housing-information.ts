// Data points about the home: tenure, rent, inhabitants and area.
import { when } from './when.ts'
import { monthNotBeforeRule, notInFutureRule } from '../rules/dates.ts'
import { wholeNumberBetween, moneyRule } from '../rules/range.ts'
import type { DataPoint } from './dataPoint.ts'
import { parseMonth } from '../rules/parseDate.ts'

export const dataPoints = {
  housingTenure: {
    path: 'otherDetails.housingTenure',
    kind: 'choice',
    options: 'housingTenure',
    rules: [],
    input: { tiles: true },
  },
  housingTenureSinceDate: {
    path: 'otherDetails.housingTenureSinceDate',
    kind: 'month',
    parse: parseMonth,
    rules: [notInFutureRule, monthNotBeforeRule('personalDetails.dateOfBirth', 'date-before-birth')],
  },
  rentAmount: {
    path: 'expenses.rentAmount',
    kind: 'money',
    rules: [moneyRule],
    when: when('otherDetails.housingTenure', 'rented', 'shared', 'municipal', 'social', 'dormitory'),
    input: { inputMode: 'numeric', size: 10 },
  },
  numberOfInhabitants: {
    path: 'otherDetails.numberOfInhabitants',
    kind: 'integer',
    rules: [wholeNumberBetween(1, 30)],
    input: { inputMode: 'numeric', size: 2 },
  },
  /** Square metres. */
  livingArea: {
    path: 'otherDetails.livingArea',
    kind: 'integer',
    rules: [wholeNumberBetween(5, 2000)],
    input: { inputMode: 'numeric', size: 4 },
  },
} as const satisfies Record<string, DataPoint>
