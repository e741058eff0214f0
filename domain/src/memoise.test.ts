// A value is computed once for an object, and again for another one.
import { describe, expect, it } from 'vitest'
import { memoiseByObject } from './memoise.ts'
import { buildChain } from './pages/chain.ts'
import { product } from './products/tukan-pl.ts'

describe('memoiseByObject', () => {
  it('computes a value once for each object, also undefined', () => {
    const computed: string[] = []
    const readName = memoiseByObject(({ name }: { readonly name?: string }) => {
      computed.push(String(name))
      return name
    })
    const [first, equal, empty] = [{ name: 'a' }, { name: 'a' }, {}]
    expect([readName(first), readName(first), readName(equal), readName(empty), readName(empty)]).toEqual([
      'a',
      'a',
      'a',
      undefined,
      undefined,
    ])
    expect(computed).toEqual(['a', 'a', 'undefined'])
  })
})

describe('buildChain', () => {
  it('builds the chain of a product once, and that of a changed copy of the product separately', () => {
    const [first] = product.pages
    expect(buildChain(product)).toBe(buildChain(product))
    expect(buildChain({ ...product, pages: [first] })).toHaveLength(1)
    expect(buildChain(product)).toHaveLength(product.pages.length)
  })
})
