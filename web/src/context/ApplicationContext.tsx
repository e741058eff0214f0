// React context with the objects that all components share: product, store, texts, network. main.tsx creates it once.
import type { Product } from '@loan/domain/products/product'
import { createContext, type ReactNode, use } from 'react'
import { useStore } from 'zustand'
import type { Request } from '../api/request.ts'
import type { Texts } from '../i18n/texts.ts'
import type { Storage } from '../lib/storage.ts'
import type { ApplicationStore } from '../store/applicationStore.ts'
import type { ApplicationState } from '../store/state.ts'

/** Language data computed at build time, because `Intl` is slow to compute it in the browser. */
export type LanguageFacts = {
  /** Name of the language in the language itself. */
  readonly name: string
  /** The number 1000 formatted as a number and as money. */
  readonly thousand: string
  readonly thousandOfMoney: string
}

export type Application = {
  readonly product: Product
  readonly store: ApplicationStore
  readonly texts: Texts
  /** Language data by locale of the product. */
  readonly languages: Readonly<Record<string, LanguageFacts>>
  readonly request: Request
  /** Base URL of files that the API serves, without a slash at the end. Use `request` for calls. */
  readonly apiBaseUrl: string
  readonly storages: { readonly session: Storage; readonly local: Storage }
  /** True in an iframe: no header, footer, title, description, keywords or favicon (spec 2.36). */
  readonly isEmbedded: boolean
  /** For example `/application-frontend`, without a slash at the end. */
  readonly basePath: string
}

const ApplicationContext = createContext<Application | null>(null)

export const ApplicationProvider = ({
  application,
  children,
}: {
  readonly application: Application
  readonly children: ReactNode
}) => <ApplicationContext value={application}>{children}</ApplicationContext>

/** Throws when there is no `ApplicationProvider`. */
export const useApplication = (): Application => {
  const application = use(ApplicationContext)
  if (application === null) throw new Error('ApplicationProvider is missing')
  return application
}

export const useApplicationState = <T,>(select: (state: ApplicationState) => T): T =>
  useStore(useApplication().store, select)
