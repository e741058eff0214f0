// Every page key of spec 2.27 is used by a product or reachable in the gallery.
import { catalogue } from '@loan/domain/data-points/catalogue'
import { buildChain, requireDataPoints } from '@loan/domain/pages/chain'
import { pageRows } from '@loan/domain/pages/registry'
import { isConditionMet } from '@loan/domain/data-points/when'
import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { listNodes } from './entries.ts'
import { pageId } from './journeyMap.ts'
import { buildChainWithUnusedPages, unusedPageRows, unusedPages, addUnusedPages } from './unusedPages.ts'
import { buildPageApplicant } from './pageApplicant.ts'

const all = Object.values(products)

// Shows spec 2.27
it.each(pageRows.map(({ key }) => key))('%s is in the chain of a product or in the gallery of every product', (key) => {
  const isUsed = all.some(({ pages }) => pages.some((page) => page.key === key))
  const isShown = all.every((product) => listNodes(product).includes(pageId(key)))
  expect(isUsed || isShown).toBe(true)
})

it('includes a page when its last product removes it', () => {
  const [first] = pageRows
  const others = all.filter(({ pages }) => !pages.some(({ key }) => key === 'vehicle-ownership'))
  expect(unusedPages(pageRows, others).map(({ key }) => key)).toContain('vehicle-ownership')
  expect(unusedPages(first === undefined ? [] : [first], all)).toEqual([])
})

describe.each(all.map((product) => [product.id, product] as const))('spare pages in %s', (_id, product) => {
  const chain = buildChainWithUnusedPages(product)

  it('follow all pages of the product', () => {
    expect(chain.map(({ key }) => key)).toEqual([
      ...buildChain(product).map(({ key }) => key),
      ...unusedPageRows.map(({ key }) => key),
    ])
  })

  it.each(unusedPageRows.map(({ key }) => key))('include %s, which applies to its own applicant alone', (key) => {
    const page = chain.find((one) => one.key === key)
    const dataPoints = page === undefined ? [] : requireDataPoints(page, catalogue)
    const listDrafts = (condition: 'empty' | 'filled') => {
      const { leadApplication, dynamicPages } = buildPageApplicant(product, key, condition, new Date())
      expect(isConditionMet(page?.when, leadApplication.applicationData)).toBe(true)
      return Object.keys(dynamicPages.drafts)
    }
    const isDrafted = (drafts: readonly string[], path: string) =>
      drafts.includes(path) || drafts.includes(`${path}.year`)
    expect(dataPoints.some(({ path }) => isDrafted(listDrafts('filled'), path))).toBe(true)
    const { leadApplication } = buildPageApplicant(product, 'review', 'filled', new Date())
    expect(isConditionMet(page?.when, leadApplication.applicationData)).toBe(false)
  })

  it('have rows that survive a conversion to JSON', () => {
    const { pages } = addUnusedPages(product)
    expect(JSON.parse(JSON.stringify(pages))).toEqual(pages)
  })
})
