// Creates an `Application` with empty storage, for component tests.
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import { createRequest } from '../api/request.ts'
import { createTexts, type TextResources } from '../i18n/texts.ts'
import { openStorage } from '../lib/storage.ts'
import { createApplicationStore } from '../store/applicationStore.ts'
import type { Application } from './ApplicationContext.tsx'

/** Uses the product's first language, with only these texts. */
export const playApplication = (product: Product, texts: TextResources[LocaleKey] = {}): Application => {
  const [locale] = product.locales
  const storage = openStorage('local', () => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} }))
  return {
    product,
    basePath: '',
    isEmbedded: false,
    store: createApplicationStore(),
    texts: createTexts({
      locale,
      languageTags: product.country.languageTags,
      builtIn: { [locale]: texts },
      partial: [],
      loadPath: '',
    }),
    languages: {},
    request: createRequest(''),
    apiBaseUrl: '',
    storages: { session: storage, local: storage },
  }
}
