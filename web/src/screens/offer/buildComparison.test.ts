// Rows of a comparison when an offer has no value for a term.
import { expect, it } from 'vitest'
import { buildComparison } from './buildComparison.ts'

const total = { key: 'total', term: 'Total', value: '900', figure: 900, loanAmount: 500 }
const fees = { key: 'fees', term: 'Fees', value: '30', figure: 30, loanAmount: 500 }
const lowerFees = { ...fees, value: '20', figure: 20 }

it('keeps each value in the column of its offer when another one lacks the term', () => {
  expect(buildComparison([[total, fees], [total], [total, lowerFees]])).toEqual([
    { key: 'fees', term: 'Fees', values: ['30', null, '20'], lowest: [false, false, true] },
    { key: 'total', term: 'Total', values: ['900', '900', '900'], lowest: [false, false, false] },
  ])
})

it('has the terms that the first offer lacks', () => {
  expect(buildComparison([[total], [fees, total]]).map(({ term, values }) => [term, values])).toEqual([
    ['Fees', [null, '30']],
    ['Total', ['900', '900']],
  ])
})

it('has a row for each of two terms whose texts a translation makes equal', () => {
  const apart = buildComparison([[total, { ...fees, term: 'Total' }]])
  expect(apart.map(({ values }) => values)).toEqual([['900'], ['30']])
})
