// The lead of this browser, shared by its tabs in local storage: one applicant has one lead, whichever tab creates it.
// Written at once, so that a tab that crashes leaves the next visit a lead to continue and not an orphan.
import { isPositiveStatus } from '@loan/domain/lead/status'
import * as v from 'valibot'
import { isServerTimeConfirmed, serverTime } from '../lib/serverClock.ts'
import type { Storage } from '../lib/storage.ts'
import { type LeadHandle, leadHandleSchema, type PendingWrite, pendingWriteSchema } from './schemas.ts'
import { storageKeys } from './storageKeys.ts'
import { storedValue } from './storedValue.ts'
import { hasTabOnly } from './tabOnly.ts'

const shared = storedValue({
  key: storageKeys.sharedLead,
  schema: v.object({
    lead: v.nullable(leadHandleSchema),
    /** The create whose outcome is not known yet: each tab sends this one, under the same key. */
    create: v.nullable(pendingWriteSchema),
  }),
})

const empty = { lead: null, create: null }

/** Before the server confirmed the time it decides about the expiry: a clock that jumped must not make a second lead. */
const canContinue = ({ leadStatus, expiresAt }: LeadHandle): boolean =>
  isPositiveStatus(leadStatus) && (!isServerTimeConfirmed() || Date.parse(expiresAt) > serverTime().getTime())

/** The lead a tab without one continues; null where there is none. */
const findSharedLead = (local: Storage): LeadHandle | null => {
  const lead = shared.read(local)?.lead ?? null
  return lead !== null && canContinue(lead) ? lead : null
}

/** The newest revision any tab of this browser has received for the lead; null where this browser knows another lead. */
export const findSharedRevision = (local: Storage, leadId: string): number | null => {
  const lead = shared.read(local)?.lead ?? null
  return lead?.id === leadId ? lead.revision : null
}

/** Ends an open create: the lead is there. */
export const shareLead = (local: Storage, lead: LeadHandle): void => {
  const known = shared.read(local)?.lead
  if (known?.id === lead.id && known.revision > lead.revision) return
  shared.write(local, { lead, create: null })
}

/** A tab that lets go of its lead leaves it to the next write, where the browser knows no other. */
export const leaveSharedLead = (local: Storage, lead: LeadHandle): void => {
  if (shared.read(local) === null) shareLead(local, lead)
}

/** The lead is gone, or the applicant started a new application. */
export const withdrawSharedLead = (local: Storage, leadId: string): void => {
  if (shared.read(local)?.lead?.id === leadId) shared.remove(local)
}

/** The server refused the create: another body needs another key. */
export const withdrawSharedCreate = (local: Storage, { idempotencyKey }: PendingWrite): void => {
  if (shared.read(local)?.create?.idempotencyKey === idempotencyKey) shared.remove(local)
}

export type CreateClaim = { readonly lead: LeadHandle } | { readonly create: PendingWrite }

const claim = (local: Storage, own: PendingWrite): CreateClaim => {
  const lead = findSharedLead(local)
  if (lead !== null) return { lead }
  const { create } = shared.read(local) ?? empty
  if (create !== null) return { create }
  // An older release may have sent personal codes with its create; its retry must have the same body.
  if (!hasTabOnly(own.application)) shared.write(local, { lead: null, create: own })
  return { create: own }
}

/**
 * What a tab without a lead does: continue the lead of another tab, or send the create that all tabs share. Tabs claim
 * one after the other where the browser has locks; elsewhere two claims within a few milliseconds can still meet.
 */
export const claimCreate = async (local: Storage, own: PendingWrite): Promise<CreateClaim> => {
  // Absent in insecure contexts and older browsers, whatever the types say.
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return claim(local, own)
  try {
    return await locks.request(storageKeys.sharedLead, () => claim(local, own))
  } catch {
    // Sandboxed frames have no locks.
    return claim(local, own)
  }
}
