// "Clear my data": what this device keeps of the visit itself (the answers are the store's).
import type { Storage } from '../lib/storage.ts'
import { forgetReference } from './affiliateReference.ts'
import { sellingTierKey } from './enterVisit.ts'
import { clearSession } from './session.ts'

export const forgetVisit = (storages: { readonly session: Storage; readonly local: Storage }): void => {
  clearSession(storages.session)
  storages.session.remove(sellingTierKey)
  forgetReference(storages)
}
