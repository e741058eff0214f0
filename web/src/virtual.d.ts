// Declares the virtual modules with the data of the bundle's product (`web/build/productPlugin.ts`).

declare module 'virtual:product' {
  import type { Product } from '@loan/domain/products/product'
  export const product: Product
}

declare module 'virtual:brand' {
  import type { ComponentType, ReactNode } from 'react'
  /** Loads on demand (spec 2.3). Its style sheet is in the page from the start. */
  export const loadApplicationPage: () => Promise<{
    readonly ApplicationPage: ComponentType<{ readonly children: ReactNode }>
  }>
}

declare module 'virtual:texts' {
  import type { LocaleKey } from '@loan/domain/countries/country'
  /** A copy of the type in i18n/findText.ts, because an ambient module cannot use a relative import. */
  type TextTree = { readonly [key: string]: string | TextTree }
  export const locale: LocaleKey
  /** The namespaces of the first page, in the product's own locale. */
  export const builtIn: Readonly<Record<string, Readonly<Record<string, TextTree>>>>
  /** By locale; a copy of the type in context/ApplicationContext.tsx. */
  export const languages: Readonly<
    Record<string, { readonly name: string; readonly thousand: string; readonly thousandOfMoney: string }>
  >
  /** The namespaces in `builtIn` that contain only the texts of the built-in pages. */
  export const partial: readonly string[]
  /** Changes with the texts, so that no cache returns an old file. */
  export const textsVersion: string
}
