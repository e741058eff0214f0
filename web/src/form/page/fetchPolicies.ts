// Fetches the policies of a product (spec 7.9) once per language, and again after a failure or a rejected consent.
// Loaded after the first page.
import { policies, type PolicyText } from '@loan/domain/contract/reference'
import type { AppContext } from '../../app-context/AppContext.tsx'
import { perApplication } from '../../lib/instances.ts'
import { lazyResources } from '../../loading/resource.ts'
import type { StoredFieldError } from '../../store/state.ts'

const getPolicies = lazyResources<readonly PolicyText[]>()

const getRejections = perApplication(() => ({ count: 0 }))

/** Throws when the request fails; the page then shows and records its built-in texts. */
export const fetchPolicies = (
  app: Pick<AppContext, 'store' | 'request' | 'product'>,
  locale: string,
): Promise<readonly PolicyText[]> =>
  getPolicies(app, `${locale} ${getRejections(app).count}`, async () => {
    const { request, product } = app
    const result = await request(
      { ...policies, path: product.paths.policies },
      { params: { product: product.id, locale } },
    )
    if (result.outcome !== 'ok') throw new Error(`The policies did not load: ${result.outcome}`)
    return result.reply.policies
  }).preload()

/** After the server rejected a consent: it may have released a policy since the policies were fetched. */
export const forgetRejectedPolicies = (
  app: Pick<AppContext, 'store' | 'product'>,
  errors: readonly Pick<StoredFieldError, 'fieldName'>[],
): void => {
  const isRejected = app.product.policies.some(({ path }) => errors.some(({ fieldName }) => fieldName === path))
  if (isRejected) getRejections(app).count += 1
}

/**
 * Unticks the boxes whose text these policies replace, because a tick is for the text that was shown. Of a consent that
 * is recorded as given, that is the recorded version; otherwise that of the build.
 */
export const untickReplaced = (
  { store, product }: Pick<AppContext, 'store' | 'product'>,
  served: readonly PolicyText[],
): void => {
  const { policies: records = [] } = store.getState().leadApplication.applicationData
  for (const { key, path, version: builtIn } of product.policies) {
    const version = served.find((policy) => policy.key === key)?.version ?? builtIn
    const recorded = records.find((record) => record.key === key && record.given)?.version
    if (version === (recorded ?? builtIn)) continue
    for (const box of document.getElementsByName(path)) {
      if (!(box instanceof HTMLInputElement) || !box.checked) continue
      box.checked = false
      // The form then stores the draft.
      box.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
