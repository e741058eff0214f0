// No page of any product has a forbidden data point.
import { describe, expect, it } from 'vitest'
import { forbiddenDataPoints } from '../countries/forbiddenDataPoints.ts'
import { catalogue } from '../data-points/catalogue.ts'
import { buildChain } from '../pages/chain.ts'
import { requireDataPoints } from '../pages/pageDataPoints.ts'
import { validateRaw } from '../testing/validation.ts'
import { products } from './registry.ts'

describe.each(Object.values(products))('$id', (product) => {
  it('has no data point that its country forbids', () => {
    const forbidden = new Set<string>(forbiddenDataPoints[product.country.code]?.map(({ path }) => path))
    const shown = buildChain(product).flatMap((page) => requireDataPoints(page, catalogue).map(({ path }) => path))
    expect(shown.filter((path) => forbidden.has(path))).toEqual([])
  })
})

it('rejects the secret Philippine number', () => {
  const { country } = products['vireo-ph']
  const dataPoint = catalogue['personal-details'].idCardNumber
  const application = { otherDetails: { identificationType: 'philid' } }
  expect(validateRaw({ country, dataPoint, application }, '1234-5678-9012')).toEqual({ code: 'secret-number' })
})
