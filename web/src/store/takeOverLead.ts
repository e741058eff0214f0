// Puts a lead that another device began in place of what this one holds: by a resume link, or by e-mail and password.
import type { LeadApplication } from '@loan/domain/lead/application'
import type { ApplicationStore } from './applicationStore.ts'
import type { Storages } from './persistence.ts'
import type { DynamicPagesSlice, LeadApplicationSlice } from './schemas.ts'
import type { LeadHandle } from './state.ts'
import { storageKeys } from './storageKeys.ts'

type TakenLead = {
  readonly application: LeadApplication
  readonly lead: LeadHandle
  readonly progressState: LeadApplicationSlice['progressState']
  /** The pages that its answers complete. */
  readonly pages?: Pick<DynamicPagesSlice, 'completed' | 'currentFormPath'>
}

/** The tab remembers that it did not create this lead: its steps so far were reported elsewhere. */
export const takeOverLead = (
  store: ApplicationStore,
  storages: Storages,
  { application, lead, progressState, pages }: TakenLead,
): void => {
  // Tabs without a lead continue this one from its next save, not the draft of this device.
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
