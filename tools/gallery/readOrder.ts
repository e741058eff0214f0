// Parses the arguments of `npm run gallery` and PRODUCTS.
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'

export const usage = `npm run gallery
  serves every page and screen of every product in a frame, and the journey map of each product
npm run gallery -- --build [--all] [words]
  writes pictures of them to dist/gallery, which needs no server: of the product that BRAND and COUNTRY select, in its
  first language; with --all of every product in each language; with words only of the matches (errors income)
npm run gallery -- --not-walked
  prints the steps of the maps that no browser test has traversed since the last full run began
npm run gallery -- --help
PRODUCTS=tukan-pl,vireo-de selects products.`

/** A product with the locales of its pictures. */
export type Scope = { readonly product: Product; readonly locales: readonly [LocaleKey, ...LocaleKey[]] }

export type GalleryOrder =
  | { readonly kind: 'help' | 'not-walked' }
  | { readonly kind: 'show'; readonly products: readonly Product[] }
  | { readonly kind: 'build'; readonly scopes: readonly Scope[]; readonly search: string }

export type Given = {
  readonly args: readonly string[]
  /** PRODUCTS: ids separated by commas; undefined when it is not set. */
  readonly named: string | undefined
  readonly all: readonly Product[]
  /** Returns the product to build when none is named. */
  readonly choose: () => Product
}

const flags = ['--help', '--build', '--all', '--not-walked']

const productsNamed = (named: string, all: readonly Product[]): readonly Product[] =>
  named.split(',').map((id) => {
    const product = all.find((known) => known.id === id)
    if (product === undefined) {
      throw new Error(`PRODUCTS: there is no product ${id}: ${all.map((known) => known.id).join(', ')}`)
    }
    return product
  })

const scopeOf = (product: Product, isAll: boolean): Scope => ({
  product,
  locales: isAll ? product.locales : [product.locales[0]],
})

/** Throws with the error and the usage or the valid product ids. */
export const readOrder = ({ args, named, all, choose }: Given): GalleryOrder => {
  const given = args.filter((word) => word.startsWith('-'))
  const search = args.filter((word) => !word.startsWith('-')).join(' ')
  const unknown = given.filter((flag) => !flags.includes(flag))
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}.\n${usage}`)
  if (given.includes('--help')) return { kind: 'help' }
  const isBuild = given.includes('--build')
  if (given.includes('--not-walked')) {
    if (args.length > 1) throw new Error(`--not-walked takes no other arguments.\n${usage}`)
    return { kind: 'not-walked' }
  }
  const chosen = named === undefined ? null : productsNamed(named, all)
  if (!isBuild) {
    if (args.length > 0) throw new Error(`${args.join(' ')} needs --build.\n${usage}`)
    return { kind: 'show', products: chosen ?? all }
  }
  const isAll = given.includes('--all')
  const products = chosen ?? (isAll ? all : [choose()])
  return { kind: 'build', scopes: products.map((product) => scopeOf(product, isAll)), search }
}
