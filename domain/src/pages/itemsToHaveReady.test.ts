// The items that the pages of each product need, and the item that the pages ahead need.
import { describe, expect, it } from 'vitest'
import { type ProductId, products } from '../products/registry.ts'
import { listKeys } from '../records.ts'
import { buildChain } from './chain.ts'
import { findItemAhead, listStartItems, type StartItem } from './itemsToHaveReady.ts'

const polish: readonly StartItem[] = ['identity', 'nationalNumber', 'employerNumber', 'budget']
const romanian: readonly StartItem[] = ['identity', 'nationalNumber', 'employerNumber', 'account', 'budget']
const spanish: readonly StartItem[] = ['nationalNumber', 'account', 'budget']
const mexican: readonly StartItem[] = ['nationalNumber', 'account', 'reference', 'budget']

/** A product with pages of another one needs no row. */
const itemsByProduct = {
  'tukan-es': spanish,
  'tukan-mx': mexican,
  'tukan-pl': polish,
  'tukan-ro': romanian,
  'vireo-co': ['identity', 'account', 'budget'],
  'vireo-de': ['account', 'budget'],
  'vireo-es': spanish,
  'vireo-mx': mexican,
  'vireo-ph': ['identity', 'account', 'reference', 'budget'],
  'vireo-pl': polish,
  'vireo-ro': romanian,
  'vireo-vn': ['identity', 'account', 'reference', 'budget'],
} as const satisfies Readonly<Partial<Record<ProductId, readonly StartItem[]>>>

it.each(listKeys(itemsByProduct))('the start of %s lists the items that its pages need', (id) => {
  expect(listStartItems(buildChain(products[id]), products[id].country)).toEqual(itemsByProduct[id])
})

describe('the pages ahead', () => {
  const findFrom = (id: ProductId, key: string, application: Parameters<typeof findItemAhead>[2] = {}) => {
    const chain = buildChain(products[id])
    return findItemAhead(chain, chain.find((page) => page.key === key)?.index ?? -1, application)
  }

  it.each([
    ['name', {}, 'identity'],
    ['address-information', { incomeDetails: { incomeSource: 'employed_permanent' } }, 'employer'],
    ['address-information', { incomeDetails: { incomeSource: 'pension' } }, null],
    ['income-payday', { incomeDetails: { incomeSource: 'employed_permanent' } }, null],
  ] as const)('need, from the page %s on with %j: %s', (key, application, item) => {
    expect(findFrom('tukan-pl', key, application)).toBe(item)
  })

  it('need the bank account until the page that has its number', () => {
    expect(findFrom('vireo-de', 'monthly-expenses')).toBe('account')
    expect(findFrom('vireo-de', 'bank-account')).toBeNull()
  })

  it('need a reference after the bank account', () => {
    expect(findFrom('vireo-ph', 'bank-account')).toBe('reference')
    expect(findFrom('vireo-ph', 'reference-information')).toBeNull()
  })
})
