// Reading back what the browser kept: parsed like anything from outside, and stale data told apart (SPEC.md §4).
// Loaded only where something was kept.
import { isStale, withoutStale } from '@loan/domain/lead/staleness'
import type { Product } from '@loan/domain/products/product'
import * as v from 'valibot'
import { parseStored } from '../lib/parseStored.ts'
import type { Storage } from '../lib/storage.ts'
import type { ApplicationStore } from './applicationStore.ts'
import { type Storages, storageKeys, withoutAnswers } from './persistence.ts'
import {
  type DynamicPagesSlice,
  dynamicPagesSliceSchema,
  type LeadApplicationSlice,
  leadApplicationSliceSchema,
  uiSliceSchema,
} from './schemas.ts'
import { initialState } from './state.ts'

const storedSchema = v.object({ leadApplication: leadApplicationSliceSchema, dynamicPages: dynamicPagesSliceSchema })

const readSlice = <S extends v.GenericSchema>(storage: Storage, key: string, schema: S): v.InferOutput<S> | null => {
  const text = storage.read(key)
  if (text === null) return null
  const parsed = v.safeParse<S>(schema, parseStored(text))
  if (parsed.success) return parsed.output
  storage.remove(key)
  return null
}

/** Consents that stale data loses (SPEC.md §4): asked again, never ticked from a draft. */
const staleConsents = { generalPolicies: 'generalPolicies', ibanConsent: 'otherDetails.ibanConsent' } as const

type Kept = { readonly leadApplication: LeadApplicationSlice; readonly dynamicPages: DynamicPagesSlice }

/**
 * What this tab was working on, while its time has not run out: also a lead whose status is not positive, as its
 * screen tells why and what can be done. Only the copy of an earlier visit is judged by the status too.
 */
const readKept = ({ session, local }: Storages): { readonly kept: Kept; readonly isOwn: boolean } | null => {
  const copy = readSlice(local, storageKeys.stored, storedSchema)
  const leadApplication = readSlice(session, storageKeys.leadApplication, leadApplicationSliceSchema)
  const ownPages = readSlice(session, storageKeys.dynamicPages, dynamicPagesSliceSchema)
  // Pages that cannot be read are asked again, with the answers in place.
  const dynamicPages = ownPages ?? copy?.dynamicPages ?? initialState.dynamicPages
  if (leadApplication !== null) return { kept: { leadApplication, dynamicPages }, isOwn: true }
  return copy === null ? null : { kept: copy, isOwn: false }
}

/** Takes up what an earlier visit left, the tab's own before the copy; stale data keeps its answers (SPEC.md §4). */
export const restore = (store: ApplicationStore, storages: Storages, now: Date, product: Product): void => {
  const ui = readSlice(storages.local, storageKeys.uiColors, uiSliceSchema)
  if (ui !== null) store.updateUi(ui)
  const found = readKept(storages)
  if (found === null) return
  const { leadApplication, dynamicPages } = found.kept
  const { lead, applicationData } = leadApplication
  const standing = lead && { expiresAt: lead.expiresAt, ...(!found.isOwn && { leadStatus: lead.leadStatus }) }
  const expiryHours = product.expiry.applicationHours
  if (!isStale({ ...applicationData, ...standing }, { now, expiryHours })) {
    store.setState({ leadApplication, dynamicPages })
    return
  }
  store.setState({
    leadApplication: { ...store.getState().leadApplication, applicationData: withoutStale(applicationData) },
    dynamicPages: withoutAnswers(dynamicPages, product, staleConsents),
  })
}
