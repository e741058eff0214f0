// What the pages ahead need.
import { expect, it } from 'vitest'
import { products } from '../products/registry.ts'
import { buildChain } from './chain.ts'
import { findItemToHaveReady } from './findItemToHaveReady.ts'

const chain = buildChain(products['tukan-pl'])
const getIndex = (key: string): number => chain.find((page) => page.key === key)?.index ?? -1

it.each([
  ['name', {}, 'identity'],
  ['address-information', { incomeDetails: { incomeSource: 'employed_permanent' } }, 'employer'],
  ['address-information', { incomeDetails: { incomeSource: 'pension' } }, null],
  ['income-payday', { incomeDetails: { incomeSource: 'employed_permanent' } }, null],
] as const)('from the page %s with %j: %s', (key, application, needed) => {
  expect(findItemToHaveReady(chain, getIndex(key), application)).toBe(needed)
})

it('the last thing is the bank account where a product asks for it', () => {
  const german = buildChain(products['vireo-de'])
  const index = german.find(({ key }) => key === 'bank-account')?.index ?? -1
  expect(findItemToHaveReady(german, index, {})).toBe('account')
})
