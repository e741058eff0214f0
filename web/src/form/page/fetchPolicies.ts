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

/**
 * Unticks the boxes whose text these policies replace, because a tick is for the text that was shown. A tick stays when
 * it is recorded for the served version, on an earlier page load.
 */
export const untickReplaced = (
  { store, product }: Pick<AppContext, 'store' | 'product'>,
  served: readonly PolicyText[],
): void => {
  const { policies: records = [] } = store.getState().leadApplication.applicationData
  for (const { key, path, version: builtIn } of product.policies) {
    const version = served.find((policy) => policy.key === key)?.version ?? builtIn
    const isRecorded = records.some((record) => record.key === key && record.given && record.version === version)
    if (version === builtIn || isRecorded) continue
    for (const box of document.getElementsByName(path)) {
      if (!(box instanceof HTMLInputElement) || !box.checked) continue
      box.checked = false
      // The form then stores the draft.
      box.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
