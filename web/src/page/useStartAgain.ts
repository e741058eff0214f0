// Starts a new application with the answers of the previous one, without stale fields (spec 4.24, 4.25).
import { omitStaleFields } from '@loan/domain/lead/staleness'
import { indexRoute } from '@loan/domain/states'
import { useLocation } from 'wouter'
import { buildUntickedConsents } from '../store/staleDraft.ts'
import { storageKeys } from '../store/storageKeys.ts'
import { useAppContext } from '../app-context/AppContext.tsx'

/** Tag that marks answers of an earlier application for the server. */
const reapplyingTag = 'reapplying'

export const useStartAgain = (): (() => void) => {
  const { store, storages, product } = useAppContext()
  const [, navigate] = useLocation()
  return () => {
    const { leadApplication, dynamicPages } = store.getState()
    storages.local.remove(storageKeys.sharedLead)
    const { tags = [], ...answers } = omitStaleFields(leadApplication.applicationData)
    storages.session.write(storageKeys.reapplying, 'true')
    store.clear({ ...answers, tags: [...new Set([...tags, reapplyingTag])] })
    // Invalid drafts stay too. Consents must be given again.
    const { 'otherDetails.ibanConsent': _iban, ...drafts } = dynamicPages.drafts
    store.writeDrafts({ ...drafts, ...buildUntickedConsents(product) })
    navigate(indexRoute)
  }
}
