// Parses the arguments of `npm run gallery` and PRODUCTS.
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'

export const usage = `npm run gallery
  serves every page and screen of every product in a frame, and the journey map of each product
npm run gallery -- --build [--all] [words]
  writes pictures of them to dist/gallery, which needs no server: of the product that BRAND and COUNTRY select, in its
  first language; with --all of every product in each language; with words only of the matches (income filled)
npm run gallery -- --sheets
  writes a sheet with all pages and screens for each width and colour scheme to docs/contact-sheets, and checks each with
  axe: of the product that BRAND and COUNTRY select, or those that PRODUCTS names
npm run gallery -- --picture
  writes docs/picture.png, the picture of the README, from the product that BRAND and COUNTRY select
npm run gallery -- --not-traversed
  prints the steps of the maps that no browser test has traversed since the last full run began
npm run gallery -- --help
PRODUCTS=tukan-pl,vireo-de selects products.`

/** A product with the locales of its pictures. */
export type Scope = { readonly product: Product; readonly locales: readonly [LocaleKey, ...LocaleKey[]] }

export type GalleryOrder =
  | { readonly kind: 'help' | 'not-traversed' }
  | { readonly kind: 'show'; readonly products: readonly Product[] }
  | { readonly kind: 'picture'; readonly product: Product }
  | { readonly kind: 'sheets'; readonly scopes: readonly Scope[] }
  | { readonly kind: 'build'; readonly scopes: readonly Scope[]; readonly search: string }

export type GivenOrder = {
  readonly args: readonly string[]
  /** PRODUCTS: ids separated by commas; undefined when it is not set. */
  readonly named: string | undefined
  readonly all: readonly Product[]
  /** Returns the product to build when none is named. */
  readonly choose: () => Product
}

const flags = ['--help', '--build', '--all', '--sheets', '--picture', '--not-traversed']

const productsNamed = (named: string, all: readonly Product[]): readonly Product[] =>
  named.split(',').map((id) => {
    const product = all.find((candidate) => candidate.id === id)
    if (product === undefined) {
      throw new Error(`PRODUCTS: there is no product ${id}: ${all.map((candidate) => candidate.id).join(', ')}`)
    }
    return product
  })

const buildScope = (product: Product, isAll: boolean): Scope => ({
  product,
  locales: isAll ? product.locales : [product.locales[0]],
})

/** Throws with the error and the usage or the valid product ids. */
export const readOrder = ({ args, named, all, choose }: GivenOrder): GalleryOrder => {
  const givenFlags = args.filter((arg) => arg.startsWith('-'))
  const search = args.filter((arg) => !arg.startsWith('-')).join(' ')
  const unknown = givenFlags.filter((flag) => !flags.includes(flag))
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}.\n${usage}`)
  if (givenFlags.includes('--help')) return { kind: 'help' }
  const isBuild = givenFlags.includes('--build')
  if (givenFlags.includes('--not-traversed')) {
    if (args.length > 1) throw new Error(`--not-traversed takes no other arguments.\n${usage}`)
    return { kind: 'not-traversed' }
  }
  const chosen = named === undefined ? null : productsNamed(named, all)
  if (givenFlags.includes('--picture')) {
    if (args.length > 1) throw new Error(`--picture takes no other arguments.\n${usage}`)
    return { kind: 'picture', product: choose() }
  }
  if (givenFlags.includes('--sheets')) {
    if (args.length > 1) throw new Error(`--sheets takes no other arguments.\n${usage}`)
    return { kind: 'sheets', scopes: (chosen ?? [choose()]).map((product) => buildScope(product, false)) }
  }
  if (!isBuild) {
    if (args.length > 0) throw new Error(`${args.join(' ')} needs --build.\n${usage}`)
    return { kind: 'show', products: chosen ?? all }
  }
  const isAll = givenFlags.includes('--all')
  const products = chosen ?? (isAll ? all : [choose()])
  return { kind: 'build', scopes: products.map((product) => buildScope(product, isAll)), search }
}
