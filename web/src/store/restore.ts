// Restores the store from browser storage and drops stale data (spec 4.23), and data that another tab cleared. Loaded
// only when there is stored state.
import { omitStaleFields } from '@loan/domain/lead/staleness'
import { isPositiveStatus } from '@loan/domain/lead/status'
import type { Product } from '@loan/domain/products/product'
import { getServerClock } from '../lib/serverClock.ts'
import type { Storages } from '../lib/storage.ts'
import type { ApplicationStore } from './applicationStore.ts'
import { storeClockOffset } from './clockOffset.ts'
import { omitDrafts } from './storedCopy.ts'
import type { DynamicPagesSlice, LeadApplicationSlice } from './schemas.ts'
import { shareDroppedLead, withdrawSharedLead } from './sharedLead.ts'
import { buildUntickedConsents, isClearedElsewhere, isSent, isStaleSlice } from './staleDraft.ts'
import { initialState } from './state.ts'
import { allKeys } from './storageKeys.ts'
import { storedSlices } from './storedSlices.ts'

/** Consents that stale data loses (spec 4.23), path by data point name. Without their drafts their pages open. */
const staleConsents = { generalPolicies: 'generalPolicies', ibanConsent: 'otherDetails.ibanConsent' } as const

type StoredApplication = { readonly leadApplication: LeadApplicationSlice; readonly dynamicPages: DynamicPagesSlice }

/** Reads the state of this tab (`isOwn`), or else the copy in local storage; null when there is neither. */
const readStored = ({
  session,
  local,
}: Storages): { readonly stored: StoredApplication; readonly isOwn: boolean } | null => {
  const copy = storedSlices.stored.read(local)
  const leadApplication = storedSlices.leadApplication.read(session)
  const ownPages = storedSlices.dynamicPages.read(session)
  // Without readable pages, the form shows all pages again with their answers.
  const dynamicPages = ownPages ?? copy?.dynamicPages ?? initialState.dynamicPages
  if (leadApplication !== null) return { stored: { leadApplication, dynamicPages }, isOwn: true }
  return copy === null ? null : { stored: copy, isOwn: false }
}

/** Restores the state of this tab or the copy. Stale data loses its lead and keeps most answers (spec 4.23). */
export const restore = (store: ApplicationStore, storages: Storages, now: Date, product: Product): void => {
  const clock = getServerClock({ store })
  storeClockOffset(storages.local, clock)
  const ui = storedSlices.uiColors.read(storages.local)
  if (ui !== null) store.updateUi(ui)
  if (isClearedElsewhere(storages)) for (const key of allKeys()) storages.session.remove(key)
  const found = readStored(storages)
  if (found === null) return
  const { leadApplication, dynamicPages } = found.stored
  const { lead, applicationData } = leadApplication
  const isFresh = !isStaleSlice(leadApplication, { isOwn: found.isOwn, now, clock, product })
  if (isFresh || (found.isOwn && isSent(leadApplication))) {
    store.setState({ leadApplication, dynamicPages })
    return
  }
  if (lead !== null) {
    if (isPositiveStatus(lead.leadStatus)) shareDroppedLead(storages.local, lead)
    else withdrawSharedLead(storages.local, lead.id)
  }
  const pages = omitDrafts(dynamicPages, product, staleConsents)
  store.setState({
    leadApplication: { ...store.getState().leadApplication, applicationData: omitStaleFields(applicationData) },
    dynamicPages: { ...pages, drafts: { ...pages.drafts, ...buildUntickedConsents(product) } },
  })
}
