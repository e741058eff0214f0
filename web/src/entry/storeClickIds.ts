// Stores click ids while the applicant allows advertising. They stay in memory before consent and are removed after its
// withdrawal.
import type { AppContext } from '../app-context/AppContext.tsx'
import { isDeepEqual } from '../lib/isDeepEqual.ts'
import { isAllowed, subscribeToConsent } from '../store/consent.ts'
import { toClickIds, forgetClickIds, restoreClickIds, withClickIds } from './clickIds.ts'
import { forgetMetaClickId, storeMetaClickId } from './metaClickId.ts'
import type { UrlParameters } from './urlParameters.ts'

export const storeClickIds = (
  app: Pick<AppContext, 'store' | 'storages' | 'product'>,
  parameters: UrlParameters,
  now: Date,
): void => {
  const { store, storages, product } = app
  const { local } = storages
  const fromUrl = toClickIds(parameters, now)
  const { clickIdDays } = product.expiry
  const applyClickIds = (clickIds: ReturnType<typeof toClickIds>) => {
    const { applicationData } = store.getState().leadApplication
    const updated = withClickIds(applicationData, clickIds)
    if (!isDeepEqual(updated, applicationData)) store.updateLeadApplication({ applicationData: updated })
  }
  const follow = () => {
    if (!isAllowed(app, 'advertising')) {
      forgetClickIds(local)
      forgetMetaClickId()
      return applyClickIds(null)
    }
    if (parameters.fbclid !== undefined) storeMetaClickId(parameters.fbclid, clickIdDays, now)
    applyClickIds(restoreClickIds(local, fromUrl, clickIdDays, now))
  }
  follow()
  subscribeToConsent(follow)
}
