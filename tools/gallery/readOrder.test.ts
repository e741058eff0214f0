import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { readOrder, usage } from './readOrder.ts'

const all = Object.values(products)
const order = (args: readonly string[], named?: string) =>
  readOrder({ args, named, all, choose: () => products['tukan-es'] })

/** The product and locales of each scope that is built, as text. */
const built = (args: readonly string[], named?: string): readonly string[] => {
  const found = order(args, named)
  return found.kind === 'build' ? found.scopes.map(({ product, locales }) => `${product.id} ${locales.join(' ')}`) : []
}

describe('the gallery', () => {
  it('shows every product, or the products named by PRODUCTS', () => {
    expect(order([])).toEqual({ kind: 'show', products: all })
    expect(order([], 'vireo-de,tukan-pl')).toEqual({
      kind: 'show',
      products: [products['vireo-de'], products['tukan-pl']],
    })
  })

  it('takes pictures of one product in its first locale, and of all products and locales with --all', () => {
    expect(built(['--build'])).toEqual(['tukan-es es'])
    expect(built(['--build'], 'vireo-de')).toEqual(['vireo-de de'])
    expect(built(['--build', '--all'], 'vireo-de')).toEqual(['vireo-de de en'])
    expect(built(['--build', '--all'])).toHaveLength(all.length)
  })

  it('writes the contact sheets of the named products, in their first locale', () => {
    expect(order(['--sheets'], 'vireo-de')).toEqual({
      kind: 'sheets',
      scopes: [{ product: products['vireo-de'], locales: ['de'] }],
    })
    expect(() => order(['--sheets', '--all'])).toThrow('--sheets takes no other arguments')
  })

  it('uses the other arguments as a search, in any position', () => {
    expect(order(['--build', 'filled', '--all', 'income'])).toMatchObject({ search: 'filled income' })
  })

  it.each([
    [['--help'], 'help'],
    [['--not-traversed'], 'not-traversed'],
  ] as const)('parses %j as %s', (args, kind) => {
    expect(order(args)).toEqual({ kind })
  })

  it.each([
    [['--al'], undefined, /^There is no --al\./u],
    [['--build', '-x'], undefined, /^There is no -x\./u],
    [['income'], undefined, /^income needs --build/u],
    [['--all'], undefined, /^--all needs --build/u],
    [['--not-traversed', '--build'], undefined, /^--not-traversed takes no other arguments/u],
    [['--build'], 'tukan-xx', /^PRODUCTS: there is no product tukan-xx: [a-z]+-[a-z]{2}, /u],
  ] as const)('rejects %j with PRODUCTS %s', (args, named, error) => {
    expect(() => order(args, named)).toThrow(error)
  })

  it('documents each flag in the usage', () => {
    for (const flag of ['--build', '--all', '--not-traversed', '--help']) expect(usage).toContain(flag)
  })
})
