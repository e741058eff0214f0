// The compiler rejects the key of a page that does not exist. These tests check types.
import { expectTypeOf, it } from 'vitest'
import type { CountryCode } from '../countries/country.ts'
import type { countries } from '../countries/registry.ts'
import type { ChainPage } from './chain.ts'
import type { PageKey, PageRow } from './pageRow.ts'
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
  type Position = (typeof countries)[CountryCode]['notices'][number]['where'][number]
  expectTypeOf<Extract<Position, 'page:id-card'>>().toEqualTypeOf<'page:id-card'>()
  expectTypeOf<Extract<Position, `page:${string}`>>().toExtend<`page:${PageKey | 'id-upload'}`>()
})
