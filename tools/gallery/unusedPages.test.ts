// Every page key of spec 2.27 is used by a product or reachable in the gallery.
import { catalogue } from '@loan/domain/data-points/catalogue'
import { isConditionMet } from '@loan/domain/data-points/when'
import { buildChain } from '@loan/domain/pages/chain'
import { requireDataPoints } from '@loan/domain/pages/pageDataPoints'
import { pageRows } from '@loan/domain/pages/registry'
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { listNodes } from './entries.ts'
import { pageId } from './journeyMap.ts'
import { buildPageApplicant } from './pageApplicant.ts'
import { addUnusedPages, unusedPageRows } from './unusedPages.ts'

const all = Object.values<Product>(products)

// Shows spec 2.27
it.each(pageRows.map(({ key }) => key))('%s is in the chain of a product or in the gallery of every product', (key) => {
  const isUsed = all.some(({ pages }) => pages.some((page) => page.key === key))
  expect(isUsed || all.every((product) => listNodes(product).includes(pageId(key)))).toBe(true)
})

describe.each(all.map((product) => [product.id, product] as const))('pages of no product in %s', (_id, product) => {
  const { pages } = addUnusedPages(product)
  const chain = buildChain(addUnusedPages(product))

  it('survive a conversion to JSON', () => {
    expect(JSON.parse(JSON.stringify(pages))).toEqual(pages)
  })

  it.each(unusedPageRows.map(({ key }) => key))('include %s, which applies to its own applicant alone', (key) => {
    const page = chain.find((one) => one.key === key)
    const dataPoints = page === undefined ? [] : requireDataPoints(page, catalogue)
    const { leadApplication, dynamicPages } = buildPageApplicant(product, key, 'filled', new Date())
    expect(isConditionMet(page?.when, leadApplication.applicationData)).toBe(true)
    const drafts = Object.keys(dynamicPages.drafts)
    expect(dataPoints.some(({ path }) => drafts.includes(path) || drafts.includes(`${path}.year`))).toBe(true)
    const atReview = buildPageApplicant(product, 'review', 'filled', new Date())
    expect(isConditionMet(page?.when, atReview.leadApplication.applicationData)).toBe(false)
  })
})
