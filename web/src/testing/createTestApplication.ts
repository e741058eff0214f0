// Creates an `Application` with an empty store and empty storages.
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import { product as tukanPl } from '@loan/domain/products/tukan-pl'
import { createRequest } from '../api/request.ts'
import type { AppContext } from '../app-context/AppContext.tsx'
import type { LazyLeadSaver } from '../app-context/leadSaver.ts'
import { createTexts, type TextResources } from '../i18n/texts.ts'
import { createApplicationStore } from '../store/applicationStore.ts'
import { createFakeStorage } from './createFakeStorage.ts'

/** For tests that save nothing. */
export const idleSaver: LazyLeadSaver = {
  save: () => undefined,
  resume: () => undefined,
  submit: () => Promise.resolve({ outcome: 'saved' }),
  saveNow: () => Promise.resolve({ outcome: 'saved' }),
  overwrite: async () => undefined,
}

type TestApplicationOptions = {
  readonly product?: Product
  /** Defaults to the first language of the product. */
  readonly locale?: LocaleKey
  readonly texts?: TextResources[LocaleKey]
}

export const createTestApplication = ({
  product = tukanPl,
  locale = product.locales[0],
  texts = {},
}: TestApplicationOptions = {}): AppContext => ({
  product,
  basePath: '',
  isEmbedded: false,
  store: createApplicationStore(),
  texts: createTexts({
    locale,
    languageTags: product.country.languageTags,
    builtIn: { [locale]: texts },
    partials: [],
    loadPath: '',
  }),
  languages: {},
  request: createRequest('/api'),
  saver: idleSaver,
  apiBaseUrl: '/api',
  storages: { session: createFakeStorage(), local: createFakeStorage() },
})
