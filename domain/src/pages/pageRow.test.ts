// The compiler rejects the key of a page that does not exist, except in a legal notice.
import { expect, expectTypeOf, it } from 'vitest'
import type { Country } from '../countries/country.ts'
import { countries } from '../countries/registry.ts'
import type { ChainPage } from './chain.ts'
import type { PageKey, PageRow } from './pageRow.ts'
import { pageRows } from './registry.ts'
import { idCard } from './rows.ts'

it('names each page by the key of its row', () => {
  expectTypeOf<'id-card' | 'initial-details' | 'income-payday'>().toExtend<PageKey>()
  expectTypeOf(idCard.key).toEqualTypeOf<'id-card'>()
  expectTypeOf<ChainPage['key']>().toEqualTypeOf<PageKey>()
})

it('rejects a misspelt key', () => {
  // @ts-expect-error no page has this key
  const key: PageKey = 'id-crad'
  // @ts-expect-error a page of a product has a row in rows.ts
  const page: PageRow = { ...idCard, key: 'identity-card' }
  expectTypeOf([key, page.key]).toBeArray()
})

it('has every page that a legal notice names', () => {
  const positions = Object.values<Country>(countries).flatMap(({ notices }) => notices.flatMap(({ where }) => where))
  const named = positions.filter((position) => position.startsWith('page:'))
  const existing = ['id-upload', ...pageRows.map(({ key }) => key)].map((key) => `page:${key}`)
  expect(named).toContain('page:id-card')
  expect(named.filter((position) => !existing.includes(position))).toEqual([])
})
