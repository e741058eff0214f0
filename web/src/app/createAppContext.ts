// Creates the application context from the build's data and the browser's storages.
import { buildChain } from '@loan/domain/pages/chain'
import type { Product } from '@loan/domain/products/product'
import type { LocaleKey } from '@loan/domain/countries/country'
import { createLazyRequest } from '../api/lazyRequest.ts'
import type { AppContext } from '../app-context/AppContext.tsx'
import { createLazyLeadSaver } from '../form/saving/createLazyLeadSaver.ts'
import { getPageResources } from '../form/page/pageResources.ts'
import { createTexts, type TextResources } from '../i18n/texts.ts'
import type { Instances } from '../lib/instances.ts'
import type { Storage } from '../lib/storage.ts'
import { lazyResource } from '../loading/resource.ts'
import { createApplicationStore } from '../store/applicationStore.ts'
import { builtInPages, builtInSections } from './builtInSections.ts'
import { startSessionOnce } from './startSessionOnce.ts'

/** Layers of a request: `createLazyRequest` loads the code, `watchEndedAccess` reads 410s, `createRequest` sends. */
const getWatchedRequest = lazyResource(() => import('./watchEndedAccess.ts'))

export type ApplicationOptions = {
  readonly product: Product
  readonly basePath: string
  readonly apiBaseUrl: string
  readonly isEmbedded: boolean
  readonly storages: { readonly session: Storage; readonly local: Storage }
  readonly locale: LocaleKey
  readonly builtIn: TextResources
  readonly languages: AppContext['languages']
  readonly partials: readonly string[]
  readonly textsVersion: string
  /** Shared by all applications of the document. Default: for this one alone. */
  readonly documentInstances?: Instances
}

export const createAppContext = (options: ApplicationOptions): AppContext => {
  const { product, basePath, locale, builtIn, storages, textsVersion } = options
  const texts = createTexts({
    locale,
    languageTags: product.country.languageTags,
    builtIn,
    partials: options.partials,
    loadPath: `${basePath}/assets/texts-${textsVersion}/{{lng}}/{{ns}}.json`,
  })
  const store = createApplicationStore(options.documentInstances)
  getPageResources({ store, texts, product }).provide(builtInSections, builtInPages(product))
  const request = createLazyRequest(
    async () => {
      const { createWatchedRequest } = await getWatchedRequest({ store }).preload()
      return createWatchedRequest(app)
    },
    { store },
  )
  const app: AppContext = {
    product,
    basePath,
    isEmbedded: options.isEmbedded,
    storages,
    texts,
    languages: options.languages,
    store,
    request,
    saver: createLazyLeadSaver({ store, storages, request, product, startSession: () => startSessionOnce(app) }),
    apiBaseUrl: options.apiBaseUrl,
  }
  return app
}

/** Loads everything that the first page needs, so that it renders without suspending. */
export const loadFirstPage = async (app: AppContext): Promise<void> => {
  const [first] = buildChain(app.product)
  if (first !== undefined) await getPageResources(app).load(first)
}
