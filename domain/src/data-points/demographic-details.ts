// Data points about citizenship, birth and dependants.
import { placeRule } from '../rules/place.ts'
import { wholeNumberBetween } from '../rules/range.ts'
import { when } from './when.ts'
import type { DataPoint } from './dataPoint.ts'

export const dataPoints = {
  citizenship: {
    path: 'otherDetails.citizenship',
    kind: 'choice',
    options: 'citizenship',
    rules: [],
    input: { search: true },
  },
  secondCitizenship: {
    path: 'otherDetails.secondCitizenship',
    kind: 'choice',
    options: 'citizenship',
    rules: [],
    optional: true,
    input: { search: true },
  },
  countryOfBirth: {
    path: 'otherDetails.countryOfBirth',
    kind: 'choice',
    options: 'citizenship',
    rules: [],
    input: { search: true },
  },
  provinceOfBirth: { path: 'otherDetails.provinceOfBirth', kind: 'choice', options: 'province', rules: [] },
  cityOfBirth: { path: 'otherDetails.cityOfBirth', kind: 'text', rules: [placeRule] },
  numberOfDependants: {
    path: 'otherDetails.numberOfDependants',
    kind: 'choice',
    options: 'numberOfDependants',
    rules: [],
  },
  numberOfDependantsOther: {
    path: 'otherDetails.numberOfDependantsOther',
    kind: 'integer',
    rules: [wholeNumberBetween(5, 30)],
    when: when('otherDetails.numberOfDependants', 'more'),
    input: { inputMode: 'numeric', size: 2 },
  },
} as const satisfies Record<string, DataPoint>
