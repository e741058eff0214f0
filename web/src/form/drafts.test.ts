import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import { product } from '@loan/domain/products/tukan-pl'
import { expect, it } from 'vitest'
import { controlValuesOf } from './drafts.ts'

const points = {
  name: { path: 'personalDetails.firstName', kind: 'text', rules: [] },
  born: { path: 'personalDetails.dateOfBirth', kind: 'date', rules: [] },
  amount: { path: 'amount', kind: 'money', rules: [], input: { range: 'amount' } },
  consent: { path: 'generalPolicies', kind: 'consent', rules: [] },
} as const satisfies Record<string, DataPoint>

const application = {
  amount: 300,
  generalPolicies: false,
  personalDetails: { firstName: 'Łucja', dateOfBirth: '1985-07-04' },
}
const born = 'personalDetails.dateOfBirth'

it.each([
  ['nothing is known', 'name', {}, {}, {}],
  ['an answer is known', 'name', {}, application, { 'personalDetails.firstName': 'Łucja' }],
  ['a no is known', 'consent', {}, application, { generalPolicies: 'false' }],
  [
    'a date is known',
    'born',
    {},
    application,
    { [`${born}.day`]: '4', [`${born}.month`]: '7', [`${born}.year`]: '1985' },
  ],
  ['a part of a date was typed', 'born', { [`${born}.day`]: '31' }, application, { [`${born}.day`]: '31' }],
  [
    'something else was typed last',
    'name',
    { 'personalDetails.firstName': '<b>' },
    application,
    { 'personalDetails.firstName': '<b>' },
  ],
  [
    'the field was emptied',
    'name',
    { 'personalDetails.firstName': '' },
    application,
    { 'personalDetails.firstName': '' },
  ],
  ['the product has a default', 'amount', {}, {}, { amount: '5000' }],
  ['an answer stands against the default', 'amount', {}, application, { amount: '300' }],
] as const)('where %s, %s shows it', (_name, point, drafts, known, values) => {
  expect(controlValuesOf(points[point], drafts, known, product)).toEqual(values)
})
