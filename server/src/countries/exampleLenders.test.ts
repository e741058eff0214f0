// The first page shows an example at the terms of the lenders (domain/src/countries/<cc>/exampleLenders.ts). When the
// terms of the server change, the example has to change too.
import { countryCodes } from '@loan/domain/countries/country'
import { countries } from '@loan/domain/countries/registry'
import type { ExampleLender } from '@loan/domain/loan-cost/loanExample'
import { expect, it } from 'vitest'
import type { Lender } from '../lenders/lender.ts'
import { serverCountries } from './registry.ts'

const toExample = ({ key, name, offer, serves }: Lender): ExampleLender => {
  const limits = serves.find((criterion) => criterion.path === 'amount')
  if (offer === null) return { key, name, terms: null }
  const { borrowingRatePercent, feePercent } = offer
  const maxAmount = Math.min(offer.maxAmount, limits?.max ?? Infinity)
  const terms = { maxAmount, borrowingRatePercent, feePercent }
  return { key, name, terms: limits?.min === undefined ? terms : { minAmount: limits.min, ...terms } }
}

const sortByKey = (lenders: readonly ExampleLender[]) =>
  lenders.toSorted((one, other) => one.key.localeCompare(other.key, 'en'))

it.each(countryCodes)('the example lenders of %s are those of the server with their terms', async (code) => {
  const shown = await countries[code].loadExampleLenders()
  expect(sortByKey(shown)).toEqual(sortByKey(serverCountries[code].lenders.map(toExample)))
})
