import { product } from '@loan/domain/products/tukan-pl'
import { describe, expect, it } from 'vitest'
import { buildPrefill, fitToRange, withPrefill } from './prefill.ts'

// Shows spec 4.44
describe('fitToRange', () => {
  const range = { min: 100, max: 10_000, step: 100, default: 5000 }
  it.each([
    ['5000', 5000],
    ['5049', 5000],
    ['5050', 5100],
    ['50', 100],
    ['-1', 100],
    ['1e9', 10_000],
    ['5000.5', 5000],
    [' 700 ', 700],
    ['3.000', 3000],
    ['3,000', 3000],
    ['', null],
    ['abc', null],
    ['NaN', null],
    ['Infinity', null],
    ['0x10', 100],
    [undefined, null],
  ])('maps %s to %s', (text, expected) => {
    expect(fitToRange(text, range)).toBe(expected)
  })

  it('never returns more than the last whole step', () => {
    expect(fitToRange('100', { min: 1, max: 10, step: 4, default: 5 })).toBe(9)
  })
})

// Shows spec 4.45
it('copies names and contact details unchanged from the URL into drafts', () => {
  const prefill = buildPrefill({ firstName: 'Łucja', email: 'l@x.pl', amount: '700', period: 'x' }, product)
  expect(prefill).toEqual({
    amount: 700,
    period: null,
    drafts: { 'personalDetails.firstName': 'Łucja', 'contactDetails.email': 'l@x.pl' },
    fields: ['amount', 'personalDetails.firstName', 'contactDetails.email'],
  })
})

// Shows spec 3.5
it('reports prefilled fields, also when the page is opened again without them', () => {
  const first = withPrefill({ tags: ['ui:react'] }, buildPrefill({ amount: '700' }, product), false)
  expect(first).toEqual({
    tags: ['ui:react'],
    amount: 700,
    posthogParameters: { isLeadPrefilled: true, leadPrefilledFields: ['amount'], leadPreviouslyRedirected: false },
  })
  const again = withPrefill(first, buildPrefill({}, product), true)
  expect(again.posthogParameters).toEqual({
    isLeadPrefilled: true,
    leadPrefilledFields: ['amount'],
    leadPreviouslyRedirected: true,
  })
})
