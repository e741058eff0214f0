// What the build fills in: the one product this bundle is for (`web/build/productPlugin.ts`).

declare module 'virtual:product' {
  import type { Product } from '@loan/domain/products/product'
  export const product: Product
}

declare module 'virtual:brand' {
  import type { ComponentType, ReactNode } from 'react'
  /** Loads on demand (spec 2.3); its style sheet is part of the page from the start. */
  export const loadApplicationPage: () => Promise<{
    readonly ApplicationPage: ComponentType<{ readonly children: ReactNode }>
  }>
}

declare module 'virtual:texts' {
  import type { LocaleKey } from '@loan/domain/countries/country'
  /** As in i18n/findText.ts; nothing relative can be imported here. */
  type TextTree = { readonly [key: string]: string | TextTree }
  export const locale: LocaleKey
  /** The namespaces of the first page, in the product's own locale. */
  export const builtIn: Readonly<Record<string, Readonly<Record<string, TextTree>>>>
  /** By locale; as in context/ApplicationContext.tsx. */
  export const languages: Readonly<
    Record<string, { readonly name: string; readonly thousand: string; readonly thousandOfMoney: string }>
  >
  /** Those of them that hold only what the first page says. */
  export const partial: readonly string[]
  /** Changes with the words, so that an old file is never read from a cache. */
  export const textsVersion: string
}
