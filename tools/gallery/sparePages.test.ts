// Every page key of spec 2.27 is used by a product or reachable in the gallery.
import { catalogue } from '@loan/domain/data-points/catalogue'
import { filterApplicableDataPoints, buildChain, requireDataPoints } from '@loan/domain/pages/chain'
import { pageRows } from '@loan/domain/pages/registry'
import { isConditionMet } from '@loan/domain/data-points/when'
import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { nodesOf } from './entries.ts'
import { pageId } from './journeyMap.ts'
import { isSparePage, spareChainOf, sparePages, unusedPages, withSparePages } from './sparePages.ts'
import { buildPageVisit } from './visit.ts'

const all = Object.values(products)

// Shows spec 2.27
it.each(pageRows.map(({ key }) => key))('%s is in the chain of a product or in the gallery of every product', (key) => {
  const isUsed = all.some(({ pages }) => pages.some((page) => page.key === key))
  const isShown = all.every((product) => nodesOf(product).includes(pageId(key)))
  expect(isUsed || isShown).toBe(true)
})

it('includes a page when its last product removes it', () => {
  const [first] = pageRows
  const others = all.filter(({ pages }) => !pages.some(({ key }) => key === 'vehicle-ownership'))
  expect(unusedPages(pageRows, others).map(({ key }) => key)).toContain('vehicle-ownership')
  expect(unusedPages(first === undefined ? [] : [first], all)).toEqual([])
})

describe.each(all.map((product) => [product.id, product] as const))('spare pages in %s', (_id, product) => {
  const chain = spareChainOf(product)

  it('follow all pages of the product', () => {
    expect(chain.map(({ key }) => key)).toEqual([
      ...buildChain(product).map(({ key }) => key),
      ...sparePages.map(({ key }) => key),
    ])
  })

  it.each(sparePages.map(({ key }) => key))(
    'include %s, which applies and shares no data point with other pages',
    (key) => {
      const page = chain.find((one) => one.key === key)
      const { leadApplication, dynamicPages } = buildPageVisit(product, key, 'filled', new Date())
      const application = leadApplication.applicationData
      expect(isConditionMet(page?.when, application)).toBe(true)
      const asked = page === undefined ? [] : requireDataPoints(page, catalogue)
      expect(asked).not.toEqual([])
      for (const { path, kind } of asked) {
        expect(dynamicPages.drafts[path], `${path} (${kind})`).toBeTypeOf('string')
        const elsewhere = chain
          .filter((other) => !isSparePage(other.key))
          .flatMap((other) => filterApplicableDataPoints(requireDataPoints(other, catalogue), application))
        expect(elsewhere.map((dataPoint) => dataPoint.path)).not.toContain(path)
      }
      const empty = buildPageVisit(product, key, 'empty', new Date()).dynamicPages.drafts
      expect(asked.filter(({ path }) => path in empty)).toEqual([])
    },
  )

  it('have rows that survive a conversion to JSON', () => {
    const { pages } = withSparePages(product)
    expect(JSON.parse(JSON.stringify(pages))).toEqual(pages)
  })
})
