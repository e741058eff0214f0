// Reading back what the browser kept: parsed like anything from outside, and stale data told apart (spec 4.20 to 4.23).
// Loaded only where something was kept.
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

/** Consents that stale data loses (spec 4.23): asked again, never ticked from a draft. */
const staleConsents = { generalPolicies: 'generalPolicies', ibanConsent: 'otherDetails.ibanConsent' } as const

type Kept = { readonly leadApplication: LeadApplicationSlice; readonly dynamicPages: DynamicPagesSlice }

/**
 * What this tab was working on, while its time has not run out: also a lead whose status is not positive, as its
 * screen tells why and what can be done. Only the copy of an earlier visit is judged by the status too.
 */
const readKept = ({ session, local }: Storages): { readonly kept: Kept; readonly isOwn: boolean } | null => {
  const copy = storedSlices.stored.read(local)
  const leadApplication = storedSlices.leadApplication.read(session)
  const ownPages = storedSlices.dynamicPages.read(session)
  // Pages that cannot be read are asked again, with the answers in place.
  const dynamicPages = ownPages ?? copy?.dynamicPages ?? initialState.dynamicPages
  if (leadApplication !== null) return { kept: { leadApplication, dynamicPages }, isOwn: true }
  return copy === null ? null : { kept: copy, isOwn: false }
}

/** Sent to the lenders, or perhaps sent: the reply was lost. */
const isSent = ({ lead, progressState, pendingWrite }: LeadApplicationSlice): boolean =>
  lead !== null &&
  (lead.leadStatus !== 'draft' || parseProgressState(progressState) !== 'NONE' || pendingWrite?.submit === true)

/**
 * @assumed spec 4.21 counts the age of a session for applications that are still filled in: one that was sent lasts as
 * long as the server says, and in the tab that shows it the server is asked first.
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

/** Takes up what an earlier visit left, the tab's own before the copy; stale data keeps its answers (spec 4.23). */
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
