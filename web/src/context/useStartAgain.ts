// A new application with the answers of the old one: what is stale goes, everything else stays (spec 4.24, 4.25).
import { omitStaleFields } from '@loan/domain/lead/staleness'
import { indexRoute } from '@loan/domain/states'
import { useLocation } from 'wouter'
import { storageKeys } from '../store/storageKeys.ts'
import { useApplication } from './ApplicationContext.tsx'

/** Tells the server that the answers were given for an earlier application. */
const reapplyingTag = 'reapplying'

export const useStartAgain = (): (() => void) => {
  const { store, storages } = useApplication()
  const [, navigate] = useLocation()
  return () => {
    const { leadApplication, dynamicPages } = store.getState()
    storages.local.remove(storageKeys.sharedLead)
    const { tags = [], ...answers } = omitStaleFields(leadApplication.applicationData)
    storages.session.write(storageKeys.reapplying, 'true')
    store.clear({ ...answers, tags: [...new Set([...tags, reapplyingTag])] })
    // What no rule accepted yet is kept too; a consent is asked for anew.
    const { generalPolicies: _general, 'otherDetails.ibanConsent': _iban, ...drafts } = dynamicPages.drafts
    store.writeDrafts(drafts)
    navigate(indexRoute)
  }
}
