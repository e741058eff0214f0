// No page of any product has a forbidden data point.
import { describe, expect, it } from 'vitest'
import { neverShown } from '../countries/neverShown.ts'
import { catalogue } from '../data-points/catalogue.ts'
import { chainOf, dataPointsOf } from '../pages/chain.ts'
import { outcomeOf } from '../testing/validation.ts'
import { products } from './registry.ts'

describe.each(Object.values(products))('$id', (product) => {
  it('has no data point that its country forbids', () => {
    const forbidden = new Set<string>(neverShown[product.country.code]?.map(({ path }) => path))
    const asked = chainOf(product).flatMap((page) => dataPointsOf(page, catalogue).map(({ path }) => path))
    expect(asked.filter((path) => forbidden.has(path))).toEqual([])
  })
})

it('rejects the secret Philippine number', () => {
  const { country } = products['vireo-ph']
  const dataPoint = catalogue['personal-details'].idCardNumber
  const application = { otherDetails: { identificationType: 'philid' } }
  expect(outcomeOf({ country, dataPoint, application }, '1234-5678-9012')).toEqual({ code: 'secret-number' })
})
