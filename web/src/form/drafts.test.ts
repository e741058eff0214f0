import { parseDate } from '@loan/domain/rules/parseDate'
import { validateAnswer } from '@loan/domain/validation/validateAnswer'
import { dataPoints } from '@loan/domain/data-points/contact-information'
import { products } from '@loan/domain/products/registry'
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import { product } from '@loan/domain/products/tukan-pl'
import { product as romanian } from '@loan/domain/products/vireo-ro'
import { product as vietnamese } from '@loan/domain/products/vireo-vn'
import { describe, expect, it } from 'vitest'
import { toControlValues } from './drafts.ts'

const points = {
  name: { path: 'personalDetails.firstName', kind: 'text', rules: [] },
  born: { path: 'personalDetails.dateOfBirth', kind: 'date', parse: parseDate, rules: [] },
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
  ['there is no answer', 'name', {}, {}, {}],
  ['an answer is stored', 'name', {}, application, { 'personalDetails.firstName': 'Łucja' }],
  ['an unticked consent is stored', 'consent', {}, application, { generalPolicies: 'false' }],
  [
    'a date is stored',
    'born',
    {},
    application,
    { [`${born}.day`]: '4', [`${born}.month`]: '7', [`${born}.year`]: '1985' },
  ],
  ['a part of a date was typed', 'born', { [`${born}.day`]: '31' }, application, { [`${born}.day`]: '31' }],
  [
    'another value was typed',
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
  ['an answer differs from the default', 'amount', {}, application, { amount: '300' }],
] as const)('when %s, returns the control values of %s', (_name, point, drafts, answers, values) => {
  expect(toControlValues(points[point], drafts, answers, product)).toEqual(values)
})

describe('an answer derived from the personal code', () => {
  const gender = { path: 'personalDetails.gender', kind: 'choice', options: 'gender', rules: [] } as const
  it.each([
    [
      romanian,
      points.born,
      '2920229401019',
      { [`${born}.day`]: '29', [`${born}.month`]: '2', [`${born}.year`]: '1992' },
    ],
    [vietnamese, gender, '079192012345', { 'personalDetails.gender': 'female' }],
    [vietnamese, gender, '001085012345', { 'personalDetails.gender': 'male' }],
    [vietnamese, points.born, '001085012345', {}],
    [romanian, points.born, '29202', {}],
  ] as const)('%#: gives the control values of $2', (spoken, point, personalCode, values) => {
    expect(toControlValues(point, {}, { personalDetails: { personalCode } }, spoken)).toEqual(values)
  })
  it('is overridden by a stored answer', () => {
    const answers = { personalDetails: { personalCode: '2920229401019', dateOfBirth: '1985-07-04' } }
    expect(toControlValues(points.born, {}, answers, romanian)[`${born}.year`]).toBe('1985')
  })
})

it.each([
  ['vireo-co', '+573211234567', '3211234567'],
  ['vireo-de', '+4915123456789', '15123456789'],
  ['vireo-es', '+34612345678', '612345678'],
  ['vireo-mx', '+522221234567', '2221234567'],
  ['vireo-ph', '+639171234567', '9171234567'],
  ['vireo-pl', '+48512345678', '512345678'],
  ['vireo-ro', '+40712034567', '712034567'],
  ['vireo-vn', '+84912345678', '912345678'],
] as const)(
  'shows a stored phone number of %s without the prefix, and parses it to the same number',
  async (...row) => {
    const [id, answers, shown] = row
    const spoken = products[id]
    const { phoneNumber } = dataPoints
    const application = { contactDetails: { phoneNumber: answers } }
    expect(toControlValues(phoneNumber, {}, application, spoken)).toEqual({ [phoneNumber.path]: shown })
    const context = { product: spoken, country: spoken.country, application: {}, today: '2026-11-20' } as const
    expect(validateAnswer(phoneNumber, shown, context)).toEqual({ outcome: 'answered', value: answers })
  },
)
