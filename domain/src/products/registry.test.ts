// Requirements on every product: its pages exist, its defaults are inside its limits, and it has the values of the
// specification.
import { describe, expect, it } from 'vitest'
import { catalogue } from '../data-points/catalogue.ts'
import { buildChain } from '../pages/chain.ts'
import { requireDataPoints } from '../pages/pageDataPoints.ts'
import { parseState, states } from '../states.ts'
import { imprints } from './imprints.ts'
import type { Product } from './product.ts'
import { products, resolveProduct } from './registry.ts'

const minPeriodDays = 61

describe.each(Object.entries(products))('%s', (id, product) => {
  const chain = buildChain(product)
  // Shows spec 1.8
  it('is named after its brand and country', () => {
    expect(product.id).toBe(id)
    expect(id).toBe(`${product.brand}-${product.country.code.toLowerCase()}`)
    expect(resolveProduct(product.brand, product.country.code)).toBe(product)
  })
  // Shows spec 9.7, 9.9, 9.47
  it.each(['amount', 'period'] as const)(
    'has a default %s inside its limits, at neither end, and on its step',
    (name) => {
      const { min, max, step, default: initial } = product[name]
      expect(min).toBeLessThan(max)
      expect(initial).toBeGreaterThan(min)
      expect(initial).toBeLessThan(max)
      expect((initial - min) % step).toBe(0)
      expect((max - min) % step).toBe(0)
    },
  )
  it('has a minimum period of at least 61 days', () => {
    const days = product.period.scale === 'days' ? product.period.min : product.period.min * 30
    expect(days).toBeGreaterThanOrEqual(minPeriodDays)
  })
  it('has each page and each data point once', () => {
    expect(new Set(chain.map(({ key }) => key)).size).toBe(chain.length)
    const paths = chain.flatMap((page) => requireDataPoints(page, catalogue).map(({ path }) => path))
    const duplicates = paths.filter((path, index) => paths.indexOf(path) !== index)
    expect(duplicates).toEqual([])
  })
  it('has no page with the path of a state after the offer', () => {
    const afterOffer = Object.values(states).filter(({ code }) => {
      const name = parseState(code)
      return name !== null && states[name].timing === 'after-offer'
    })
    const routes = new Set<string>(afterOffer.map(({ route }) => route))
    expect(chain.filter(({ path }) => routes.has(path))).toEqual([])
  })
  it('has a box on a page for every policy and requires the general one', () => {
    const paths = new Set<string>(chain.flatMap((page) => requireDataPoints(page, catalogue).map(({ path }) => path)))
    expect(product.policies.filter(({ path }) => !paths.has(path))).toEqual([])
    expect(product.policies.filter(({ required }) => required).map(({ path }) => path)).toEqual(['generalPolicies'])
    expect(new Set(product.policies.map(({ key }) => key)).size).toBe(product.policies.length)
  })
  it('has only locales with a language tag of its country', () => {
    expect(product.locales.filter((locale) => product.country.languageTags[locale] === undefined)).toEqual([])
  })
})

it('only German products have an imprint', () => {
  const all: readonly Product[] = Object.values(products)
  const ids = all.filter(({ paths }) => paths.imprint !== undefined).map(({ id }) => id)
  expect(ids).toEqual(all.filter(({ country }) => country.code === 'DE').map(({ id }) => id))
  expect(Object.keys(imprints)).toEqual(ids)
})

describe('specified values', () => {
  // Shows spec 2.28, 9.1, 9.2, 9.3, 9.4, 9.5, 9.6, 9.17, 9.18, 9.19
  it('are set for the Polish brand', () => {
    const { amount, period, expiry, pages } = products['tukan-pl']
    expect(amount).toEqual({ min: 100, max: 10_000, step: 100, default: 5000 })
    expect(period).toEqual({ min: 61, max: 90, step: 1, default: 73, scale: 'days' })
    expect(expiry).toEqual({ applicationHours: 24, affiliateReferenceHours: 480, clickIdDays: 90 })
    expect(pages).toHaveLength(31)
    expect([0, 4, 20, 30].map((index) => pages[index]?.key)).toEqual([
      'initial-details',
      'personal-code',
      'is-in-debt',
      'income-payday',
    ])
  })
  it('are found by brand and country', () => {
    const all: readonly Product[] = Object.values(products)
    expect(all.map(({ brand, country }) => resolveProduct(brand, country.code))).toEqual(all)
    expect(resolveProduct('nobody', 'PL')).toBeNull()
  })
})
