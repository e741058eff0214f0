// Shares one lead between the tabs of a browser through local storage, so that one applicant has one lead. It is
// written at once, so that a lead is not orphaned when its tab crashes.
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
    /** A create with an unknown outcome. Each tab sends this one, under the same key. */
    create: v.nullable(pendingWriteSchema),
  }),
})

const empty = { lead: null, create: null }

/** Checks the expiry only with a confirmed server time, so that a wrong device clock does not cause a second lead. */
const canContinue = ({ leadStatus, expiresAt }: LeadHandle): boolean =>
  isPositiveStatus(leadStatus) && (!isServerTimeConfirmed() || Date.parse(expiresAt) > serverTime().getTime())

/** The lead that a tab without a lead continues; null when there is none. */
const findSharedLead = (local: Storage): LeadHandle | null => {
  const lead = shared.read(local)?.lead ?? null
  return lead !== null && canContinue(lead) ? lead : null
}

/** The newest revision of the lead that a tab of this browser received; null when the browser shares another lead. */
export const findSharedRevision = (local: Storage, leadId: string): number | null => {
  const lead = shared.read(local)?.lead ?? null
  return lead?.id === leadId ? lead.revision : null
}

/** Stores the lead, unless a newer revision is stored, and removes the pending create. */
export const shareLead = (local: Storage, lead: LeadHandle): void => {
  const known = shared.read(local)?.lead
  if (known?.id === lead.id && known.revision > lead.revision) return
  shared.write(local, { lead, create: null })
}

/** Shares the lead of a tab that drops it, unless the browser already shares a lead or a create. */
export const leaveSharedLead = (local: Storage, lead: LeadHandle): void => {
  if (shared.read(local) === null) shareLead(local, lead)
}

/** Removes the lead when it is gone or the applicant started a new application. */
export const withdrawSharedLead = (local: Storage, leadId: string): void => {
  if (shared.read(local)?.lead?.id === leadId) shared.remove(local)
}

/** Removes a create that the server rejected, because another body needs another key. */
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
 * Returns what a tab without a lead does: continue the lead of another tab, or send the create that all tabs share. Web
 * Locks serialise the claims; in a browser without them two claims within a few milliseconds can still collide.
 */
export const claimCreate = async (local: Storage, own: PendingWrite): Promise<CreateClaim> => {
  // Undefined in insecure contexts and older browsers, unlike its type.
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return claim(local, own)
  try {
    return await locks.request(storageKeys.sharedLead, () => claim(local, own))
  } catch {
    // Sandboxed frames have no locks.
    return claim(local, own)
  }
}
