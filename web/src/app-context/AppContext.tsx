// React context with the objects that all components share: product, store, texts, network, saver. createAppContext.ts
// creates them once.
import type { Product } from '@loan/domain/products/product'
import { createContext, type ReactNode, use } from 'react'
import { useStore } from 'zustand'
import type { Request } from '../api/request.ts'
import type { Texts } from '../i18n/texts.ts'
import type { Storages } from '../lib/storage.ts'
import { LoadingContext } from '../loading/lazyComponents.tsx'
import type { ApplicationStore } from '../store/applicationStore.ts'
import type { ApplicationState } from '../store/state.ts'
import type { LazyLeadSaver } from './leadSaver.ts'

/** Language data computed at build time, because `Intl` is slow to compute it in the browser. */
export type LanguageData = {
  /** Name of the language in the language itself. */
  readonly name: string
  /** The number 1000 formatted as a number and as money. */
  readonly thousand: string
  readonly thousandOfMoney: string
}

export type AppContext = {
  readonly product: Product
  readonly store: ApplicationStore
  readonly texts: Texts
  /** Language data by locale of the product. */
  readonly languages: Readonly<Record<string, LanguageData>>
  readonly request: Request
  /** Saves the answers on the server. */
  readonly saver: LazyLeadSaver
  /** Base URL of files that the API serves, without a slash at the end. Use `request` for calls. */
  readonly apiBaseUrl: string
  readonly storages: Storages
  /** True in an iframe: no header, footer, title, description, keywords or favicon (spec 2.36). */
  readonly isEmbedded: boolean
  /** For example `/application-frontend`, without a slash at the end. */
  readonly basePath: string
}

const ReactAppContext = createContext<AppContext | null>(null)

export const AppContextProvider = ({ app, children }: { readonly app: AppContext; readonly children: ReactNode }) => (
  <ReactAppContext value={app}>
    <LoadingContext value={app}>{children}</LoadingContext>
  </ReactAppContext>
)

/** Throws when there is no `AppContextProvider`. */
export const useAppContext = (): AppContext => {
  const app = use(ReactAppContext)
  if (app === null) throw new Error('AppContextProvider is missing')
  return app
}

export const useApplicationState = <T,>(select: (state: ApplicationState) => T): T =>
  useStore(useAppContext().store, select)
