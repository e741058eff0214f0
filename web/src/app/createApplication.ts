// Creates the application context from the build's data and the browser's storages.
import { buildChain } from '@loan/domain/pages/chain'
import type { Product } from '@loan/domain/products/product'
import type { LocaleKey } from '@loan/domain/countries/country'
import { createLazyRequest } from '../api/lazyRequest.ts'
import type { Application } from '../context/ApplicationContext.tsx'
import { pagePartsOf } from '../form/pageParts.ts'
import { createTexts, type TextResources } from '../i18n/texts.ts'
import type { Storage } from '../lib/storage.ts'
import { createApplicationStore } from '../store/applicationStore.ts'
import { builtInPages, firstSections } from './firstSections.ts'
import { watchEndedAccess } from './watchEndedAccess.ts'

export type ApplicationOptions = {
  readonly product: Product
  readonly basePath: string
  readonly apiBaseUrl: string
  readonly isEmbedded: boolean
  readonly storages: { readonly session: Storage; readonly local: Storage }
  readonly locale: LocaleKey
  readonly builtIn: TextResources
  readonly languages: Application['languages']
  readonly partial: readonly string[]
  readonly textsVersion: string
}

export const createApplication = (options: ApplicationOptions): Application => {
  const { product, basePath, locale, builtIn, textsVersion } = options
  const texts = createTexts({
    locale,
    languageTags: product.country.languageTags,
    builtIn,
    partial: options.partial,
    loadPath: `${basePath}/locales/{{lng}}/{{ns}}.json?v=${textsVersion}`,
  })
  pagePartsOf({ texts, product }).provide(firstSections, builtInPages(product))
  const request = watchEndedAccess(createLazyRequest(options.apiBaseUrl), () => application)
  const application: Application = {
    product,
    basePath,
    isEmbedded: options.isEmbedded,
    storages: options.storages,
    texts,
    languages: options.languages,
    store: createApplicationStore(),
    request,
    apiBaseUrl: options.apiBaseUrl,
  }
  return application
}

/** Loads everything that the first page needs, so that it renders without suspending. */
export const loadFirstPage = async (application: Application): Promise<void> => {
  const [first] = buildChain(application.product)
  if (first !== undefined) await pagePartsOf(application).load(first)
}
