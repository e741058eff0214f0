// What everything above the store needs to know of this visit: product, store, texts, network. Made once by main.tsx.
import type { Product } from '@loan/domain/products/product'
import { createContext, type ReactNode, use } from 'react'
import { useStore } from 'zustand'
import type { Request } from '../api/request.ts'
import type { Texts } from '../i18n/texts.ts'
import type { Storage } from '../lib/storage.ts'
import type { ApplicationStore } from '../store/applicationStore.ts'
import type { ApplicationState } from '../store/state.ts'

/** What a browser takes long to find out about a language, known from the build. */
export type LanguageFacts = {
  /** Of the language in itself. */
  readonly name: string
  /** The number 1000 as it is written, and as money. */
  readonly thousand: string
  readonly thousandOfMoney: string
}

export type Application = {
  readonly product: Product
  readonly store: ApplicationStore
  readonly texts: Texts
  /** By locale: each of the product's languages. */
  readonly languages: Readonly<Record<string, LanguageFacts>>
  readonly request: Request
  /** Of files the API serves, without a slash at the end; calls go through `request`. */
  readonly apiBaseUrl: string
  readonly storages: { readonly session: Storage; readonly local: Storage }
  /** Inside another page's frame: no header, footer, title, description, keywords or favicon (spec 2.36). */
  readonly isEmbedded: boolean
  /** `/application-frontend`, without a slash at the end. */
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

/** Throws where the provider is missing: a forgotten provider must not look like an empty form. */
export const useApplication = (): Application => {
  const application = use(ApplicationContext)
  if (application === null) throw new Error('ApplicationProvider is missing')
  return application
}

export const useApplicationState = <T,>(select: (state: ApplicationState) => T): T =>
  useStore(useApplication().store, select)
