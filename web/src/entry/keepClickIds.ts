// Stores click ids while the applicant allows advertising. They stay in memory before consent and are removed after its
// withdrawal.
import type { Application } from '../context/ApplicationContext.tsx'
import { isSame } from '../lib/isSame.ts'
import { isAllowed, subscribeToConsent } from '../store/consent.ts'
import { clickIdsOf, forgetClickIds, restoreClickIds, withClickIds } from './clickIds.ts'
import { forgetMetaClickId, keepMetaClickId } from './metaClickId.ts'
import type { UrlParameters } from './urlParameters.ts'

export const keepClickIds = (
  { store, storages: { local }, product }: Pick<Application, 'store' | 'storages' | 'product'>,
  parameters: UrlParameters,
  now: Date,
): void => {
  const fromUrl = clickIdsOf(parameters, now)
  const { clickIdDays } = product.expiry
  const applyClickIds = (clickIds: ReturnType<typeof clickIdsOf>) => {
    const { applicationData } = store.getState().leadApplication
    const updated = withClickIds(applicationData, clickIds)
    if (!isSame(updated, applicationData)) store.updateLead({ applicationData: updated })
  }
  const follow = () => {
    if (!isAllowed(local, 'advertising')) {
      forgetClickIds(local)
      forgetMetaClickId()
      return applyClickIds(null)
    }
    if (parameters.fbclid !== undefined) keepMetaClickId(parameters.fbclid, clickIdDays, now)
    applyClickIds(restoreClickIds(local, fromUrl, clickIdDays, now))
  }
  follow()
  subscribeToConsent(follow)
}
