// Restores the store from browser storage and drops stale data (spec 4.20 to 4.23). Loaded only when there is stored
// state.
import type { LeadApplication } from '@loan/domain/lead/application'
import { isStale, omitStaleFields } from '@loan/domain/lead/staleness'
import { isPositiveStatus } from '@loan/domain/lead/status'
import type { Product } from '@loan/domain/products/product'
import { parseProgressState } from '@loan/domain/states'
import { serverTime } from '../lib/serverClock.ts'
import type { ApplicationStore } from './applicationStore.ts'
import { keepClockOffset } from './clockOffset.ts'
import { type Storages, withoutAnswers } from './persistence.ts'
import type { DynamicPagesSlice, LeadApplicationSlice } from './schemas.ts'
import { leaveSharedLead, withdrawSharedLead } from './sharedLead.ts'
import { initialState } from './state.ts'
import { storedSlices } from './storedSlices.ts'

/** Consents that stale data loses (spec 4.23), path by data point name. Their drafts are removed too. */
const staleConsents = { generalPolicies: 'generalPolicies', ibanConsent: 'otherDetails.ibanConsent' } as const

type Kept = { readonly leadApplication: LeadApplicationSlice; readonly dynamicPages: DynamicPagesSlice }

/** Reads the state of this tab (`isOwn`), or else the copy in local storage; null when there is neither. */
const readKept = ({ session, local }: Storages): { readonly kept: Kept; readonly isOwn: boolean } | null => {
  const copy = storedSlices.stored.read(local)
  const leadApplication = storedSlices.leadApplication.read(session)
  const ownPages = storedSlices.dynamicPages.read(session)
  // Without readable pages, the form shows all pages again with their answers.
  const dynamicPages = ownPages ?? copy?.dynamicPages ?? initialState.dynamicPages
  if (leadApplication !== null) return { kept: { leadApplication, dynamicPages }, isOwn: true }
  return copy === null ? null : { kept: copy, isOwn: false }
}

/** True for a submitted lead, and for a pending submit, which may have reached the server. */
const isSent = ({ lead, progressState, pendingWrite }: LeadApplicationSlice): boolean =>
  lead !== null &&
  (lead.leadStatus !== 'draft' || parseProgressState(progressState) !== 'NONE' || pendingWrite?.submit === true)

/**
 * The fields that decide about staleness. The status of the tab's own lead is omitted, because its screen explains it.
 * @assumed spec 4.21 limits the age of the session only before the application is sent: after that the server's expiry
 * applies, and the tab that shows the application polls the server first.
 */
const staleFieldsOf = (slice: LeadApplicationSlice, isOwn: boolean): LeadApplication => {
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
  keepClockOffset(storages.local)
  const ui = storedSlices.uiColors.read(storages.local)
  if (ui !== null) store.updateUi(ui)
  const found = readKept(storages)
  if (found === null) return
  const { leadApplication, dynamicPages } = found.kept
  const { lead, applicationData } = leadApplication
  const isStillGood = !isStale(staleFieldsOf(leadApplication, found.isOwn), {
    now,
    serverNow: serverTime(now),
    expiryHours: product.expiry.applicationHours,
  })
  if (isStillGood || (found.isOwn && isSent(leadApplication))) {
    store.setState({ leadApplication, dynamicPages })
    return
  }
  if (lead !== null) {
    if (isPositiveStatus(lead.leadStatus)) leaveSharedLead(storages.local, lead)
    else withdrawSharedLead(storages.local, lead.id)
  }
  store.setState({
    leadApplication: { ...store.getState().leadApplication, applicationData: omitStaleFields(applicationData) },
    dynamicPages: withoutAnswers(dynamicPages, product, staleConsents),
  })
}
