// A Vite plugin that provides the product of the bundle as virtual modules: product, brand page and styles, texts.
import { existsSync } from 'node:fs'
import type { SyntheticPage } from '@loan/domain/pages/pageDefinition'
import type { Product } from '@loan/domain/products/product'
import type { Plugin } from 'vite'
import { type BrandFile, findBrandFile, toBrandInCountry } from './brandFiles.ts'
import { buildLanguageMetadata } from './languageMetadata.ts'
import { buildLazyTexts, builtInTexts, listPartialNamespaces, buildTextsVersion } from './localeFiles.ts'

const ids = ['virtual:product', 'virtual:brand', 'virtual:texts', 'virtual:lazy-texts'] as const

export type ProductPluginOptions = {
  readonly product: Product
  /** The absolute path of `web/src`. */
  readonly sourceDir: string
  /** A suffix of the version of the texts, only for tests. */
  readonly release?: string
  /** Replaces the product's pages, only for the gallery and for tests. */
  readonly pages?: readonly SyntheticPage[]
}

const productModule = ({ product, pages }: ProductPluginOptions): string =>
  pages === undefined
    ? `export { product } from '@loan/domain/products/${product.id}'`
    : [
        `import { product as own } from '@loan/domain/products/${product.id}'`,
        `export const product = { ...own, pages: ${JSON.stringify(pages)} }`,
      ].join('\n')

/** Absolute paths. Throws the text of spec 8.3 or 8.4 when the brand has no page or no style sheet in this country. */
export const requireBrandFiles = ({
  product,
  sourceDir,
}: Pick<ProductPluginOptions, 'product' | 'sourceDir'>): { readonly page: string; readonly styles: string } => {
  const find = (file: BrandFile) =>
    findBrandFile(toBrandInCountry(product), file, (found) => existsSync(`${sourceDir}/brands/${found}`))
  const page = find('ApplicationPage.tsx')
  if (page === null) throw new Error('ApplicationPage not found')
  const styles = find('theme.css')
  if (styles === null) throw new Error('Product styles not found')
  return { page: `${sourceDir}/brands/${page}`, styles: `${sourceDir}/brands/${styles}` }
}

export const productPlugin = (options: ProductPluginOptions): Plugin => {
  const { product, sourceDir, release = '' } = options
  const { page, styles } = requireBrandFiles(options)
  const modules: Record<(typeof ids)[number], () => string> = {
    'virtual:product': () => productModule(options),
    'virtual:brand': () =>
      [
        `import '${sourceDir}/ui/base.css'`,
        `import '${styles}'`,
        `export const loadApplicationPage = () => import('${page}')`,
      ].join('\n'),
    'virtual:texts': () =>
      [
        `export const locale = ${JSON.stringify(product.locales[0])}`,
        `export const builtIn = ${JSON.stringify(builtInTexts(product, `${sourceDir}/locales`))}`,
        `export const languages = ${JSON.stringify(buildLanguageMetadata(product))}`,
        `export const partials = ${JSON.stringify(listPartialNamespaces(product))}`,
        `export const textsVersion = ${JSON.stringify(`${buildTextsVersion(product, `${sourceDir}/locales`)}${release}`)}`,
      ].join('\n'),
    'virtual:lazy-texts': () =>
      `export const lazyTexts = ${JSON.stringify(buildLazyTexts(product, `${sourceDir}/locales`))}`,
  }
  return {
    name: 'loan-product',
    resolveId: (id) => ids.find((moduleId) => moduleId === id) ?? null,
    load: (id) => {
      const moduleId = ids.find((virtual) => virtual === id)
      return moduleId === undefined ? null : modules[moduleId]()
    },
  }
}
