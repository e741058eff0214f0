// Replaces the application in the store by a lead of another device, opened by a resume link or by e-mail and password.
import type { LeadApplication } from '@loan/domain/lead/application'
import type { ApplicationStore } from './applicationStore.ts'
import type { Storages } from '../lib/storage.ts'
import type { DynamicPagesSlice, LeadApplicationSlice } from './schemas.ts'
import type { LeadHandle } from './state.ts'
import { storageKeys } from './storageKeys.ts'

type ClaimedLead = {
  readonly application: LeadApplication
  readonly lead: LeadHandle
  readonly progressState: LeadApplicationSlice['progressState']
  /** Pages state that results from the lead's answers. */
  readonly pages?: Pick<DynamicPagesSlice, 'completed' | 'currentFormPath'>
}

/** Also records in session storage that this tab did not create the lead, so that tracking reports only later steps. */
export const claimLead = (
  store: ApplicationStore,
  storages: Storages,
  { application, lead, progressState, pages }: ClaimedLead,
): void => {
  // After the next save, tabs without a lead continue this lead and not the previous draft of this device.
  storages.local.remove(storageKeys.sharedLead)
  storages.session.write(storageKeys.takenLead, lead.id)
  store.clear(application)
  // One update, so that subscribers see the pages together with the lead.
  const { leadApplication, dynamicPages } = store.getState()
  const lastOperationTimestamp = new Date().toISOString()
  store.setState({
    leadApplication: { ...leadApplication, lead, progressState, lastOperationTimestamp },
    dynamicPages: { ...dynamicPages, ...pages },
  })
}
