// Restores the store from browser storage and drops stale data (spec 4.20 to 4.23). Loaded only when there is stored
// state.
import type { LeadApplication } from '@loan/domain/lead/application'
import { isStale, omitStaleFields } from '@loan/domain/lead/staleness'
import { isPositiveStatus } from '@loan/domain/lead/status'
import type { Product } from '@loan/domain/products/product'
import { getServerClock } from '../lib/serverClock.ts'
import type { Storages } from '../lib/storage.ts'
import type { ApplicationStore } from './applicationStore.ts'
import { storeClockOffset } from './clockOffset.ts'
import { omitDrafts } from './storedCopy.ts'
import type { DynamicPagesSlice, LeadApplicationSlice } from './schemas.ts'
import { shareDroppedLead, withdrawSharedLead } from './sharedLead.ts'
import { initialState } from './state.ts'
import { storedSlices } from './storedSlices.ts'
import { readLeadState } from './leadState.ts'

/** Consents that stale data loses (spec 4.23), path by data point name. Their drafts are removed too. */
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

/** True for a submitted lead, and for a pending submit, which may have reached the server. */
const isSent = (leadApplication: LeadApplicationSlice): boolean => {
  const { lead, pendingWrite } = leadApplication
  const isDraft = lead?.leadStatus === 'draft' && readLeadState({ leadApplication }) === 'NONE'
  return lead !== null && (!isDraft || pendingWrite?.submit === true)
}

/**
 * The fields that decide about staleness. The status of the tab's own lead is omitted, because its screen explains it.
 * @assumed spec 4.21 limits the age of the session only before the application is sent. After that the server's expiry
 * applies, and the tab that shows the application polls the server first.
 */
const findStaleFields = (slice: LeadApplicationSlice, isOwn: boolean): LeadApplication => {
  const { sessionStartedAt, ...application } = slice.applicationData
  const { lead } = slice
  return {
    ...application,
    ...(sessionStartedAt !== undefined && !isSent(slice) && { sessionStartedAt }),
    ...(lead && { expiresAt: lead.expiresAt, ...(!isOwn && { leadStatus: lead.leadStatus }) }),
  }
}

/** Restores the state of this tab or the copy. Stale data loses its lead and keeps most answers (spec 4.23). */
export const restore = (store: ApplicationStore, storages: Storages, now: Date, product: Product): void => {
  const clock = getServerClock({ store })
  storeClockOffset(storages.local, clock)
  const ui = storedSlices.uiColors.read(storages.local)
  if (ui !== null) store.updateUi(ui)
  const found = readStored(storages)
  if (found === null) return
  const { leadApplication, dynamicPages } = found.stored
  const { lead, applicationData } = leadApplication
  const isFresh = !isStale(findStaleFields(leadApplication, found.isOwn), {
    now,
    serverNow: clock.now(now),
    expiryHours: product.expiry.applicationHours,
  })
  if (isFresh || (found.isOwn && isSent(leadApplication))) {
    store.setState({ leadApplication, dynamicPages })
    return
  }
  if (lead !== null) {
    if (isPositiveStatus(lead.leadStatus)) shareDroppedLead(storages.local, lead)
    else withdrawSharedLead(storages.local, lead.id)
  }
  store.setState({
    leadApplication: { ...store.getState().leadApplication, applicationData: omitStaleFields(applicationData) },
    dynamicPages: omitDrafts(dynamicPages, product, staleConsents),
  })
}
