// Fetches the policies of a product (spec 7.9) once per language. Loaded after the first page.
import { policies, type PolicyText } from '@loan/domain/contract/reference'
import type { AppContext } from '../../app-context/AppContext.tsx'
import { lazyResources } from '../../loading/resource.ts'

const getPolicies = lazyResources<readonly PolicyText[]>()

/** Empty when the request fails; the page then shows and records its built-in texts. */
export const fetchPolicies = (
  app: Pick<AppContext, 'store' | 'request' | 'product'>,
  locale: string,
): Promise<readonly PolicyText[]> =>
  getPolicies(app, locale, async () => {
    const { request, product } = app
    const result = await request(
      { ...policies, path: product.paths.policies },
      { params: { product: product.id, locale } },
    )
    return result.outcome === 'ok' ? result.reply.policies : []
  }).preload()
