// Reading back what the browser kept: parsed like anything from outside, and stale data told apart (SPEC.md §4).
// Loaded only where something was kept.
import { isStale, withoutStale } from '@loan/domain/lead/staleness'
import type { Product } from '@loan/domain/products/product'
import { serverTime } from '../lib/serverClock.ts'
import type { ApplicationStore } from './applicationStore.ts'
import { keepClockOffset } from './clockOffset.ts'
import { type Storages, withoutAnswers } from './persistence.ts'
import type { DynamicPagesSlice, LeadApplicationSlice } from './schemas.ts'
import { initialState } from './state.ts'
import { storedSlices } from './storedSlices.ts'

/** Consents that stale data loses (SPEC.md §4): asked again, never ticked from a draft. */
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

/** Takes up what an earlier visit left, the tab's own before the copy; stale data keeps its answers (SPEC.md §4). */
export const restore = (store: ApplicationStore, storages: Storages, now: Date, product: Product): void => {
  keepClockOffset(storages.local)
  const ui = storedSlices.uiColors.read(storages.local)
  if (ui !== null) store.updateUi(ui)
  const found = readKept(storages)
  if (found === null) return
  const { leadApplication, dynamicPages } = found.kept
  const { lead, applicationData } = leadApplication
  const standing = lead && { expiresAt: lead.expiresAt, ...(!found.isOwn && { leadStatus: lead.leadStatus }) }
  const expiryHours = product.expiry.applicationHours
  if (!isStale({ ...applicationData, ...standing }, { now, serverNow: serverTime(now), expiryHours })) {
    store.setState({ leadApplication, dynamicPages })
    return
  }
  store.setState({
    leadApplication: { ...store.getState().leadApplication, applicationData: withoutStale(applicationData) },
    dynamicPages: withoutAnswers(dynamicPages, product, staleConsents),
  })
}
