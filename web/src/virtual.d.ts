// Declares the virtual modules with the data of the bundle's product (`web/build/productPlugin.ts`) and with the scenes
// of its brand (`web/build/scenePlugin.ts`).

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
  /** By locale; a copy of the type in app-context/AppContext.tsx. */
  export const languages: Readonly<
    Record<string, { readonly name: string; readonly thousand: string; readonly thousandOfMoney: string }>
  >
  /** The namespaces in `builtIn` that contain only the texts of the built-in pages. */
  export const partials: readonly string[]
  /** Changes with the texts, so that no cache returns an old file. */
  export const textsVersion: string
}

declare module 'virtual:lazy-texts' {
  /** A copy of the type in i18n/findText.ts, because an ambient module cannot use a relative import. */
  type TextTree = { readonly [key: string]: string | TextTree }
  /** The namespaces that the first pages need after their start, complete, in the product's own locale. */
  export const lazyTexts: Readonly<Record<string, Readonly<Record<string, TextTree>>>>
}

declare module 'virtual:scene/AskingScene' {
  import type { ComponentType } from 'react'
  export const AskingScene: ComponentType
}

declare module 'virtual:scene/AcceptedScene' {
  import type { ComponentType } from 'react'
  export const AcceptedScene: ComponentType
}

declare module 'virtual:scene/RejectedScene' {
  import type { ComponentType } from 'react'
  export const RejectedScene: ComponentType
}

declare module 'virtual:scene/RedirectedScene' {
  import type { ComponentType } from 'react'
  export const RedirectedScene: ComponentType
}

declare module 'virtual:scene/ResumeScene' {
  import type { ComponentType } from 'react'
  export const ResumeScene: ComponentType
}

declare module 'virtual:scene/NotFoundScene' {
  import type { ComponentType } from 'react'
  export const NotFoundScene: ComponentType
}
