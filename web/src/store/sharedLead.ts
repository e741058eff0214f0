// Shares one lead between the tabs of a browser through local storage, so that one applicant has one lead. Writes
// without delay, so that the lead of a tab that crashes is not lost.
import { isPositiveStatus } from '@loan/domain/lead/status'
import * as v from 'valibot'
import type { ServerClock } from '../lib/serverClock.ts'
import type { Storage } from '../lib/storage.ts'
import { type LeadHandle, leadHandleSchema, type PendingWrite, pendingWriteSchema } from './schemas.ts'
import { storageKeys } from './storageKeys.ts'
import { storedValue } from './storedValue.ts'
import { hasTabOnly } from './tabOnly.ts'

const shared = storedValue({
  key: storageKeys.sharedLead,
  schema: v.object({
    lead: v.nullable(leadHandleSchema),
    /** A create whose outcome is unknown. Every tab sends this one, with its idempotency key. */
    create: v.nullable(pendingWriteSchema),
  }),
})

const empty = { lead: null, create: null }

/** Checks the expiry only with a confirmed server time, so that a wrong device clock does not cause a second lead. */
const canContinue = ({ leadStatus, expiresAt }: LeadHandle, clock: ServerClock): boolean =>
  isPositiveStatus(leadStatus) && (!clock.isConfirmed() || Date.parse(expiresAt) > clock.now().getTime())

/** The lead that the tabs share, also when it cannot be continued; null when they share none. */
export const readSharedLead = (local: Storage): LeadHandle | null => shared.read(local)?.lead ?? null

/** The lead that a tab without a lead continues; null when there is none. */
const findSharedLead = (local: Storage, clock: ServerClock): LeadHandle | null => {
  const lead = readSharedLead(local)
  return lead !== null && canContinue(lead, clock) ? lead : null
}

/** The newest revision of the lead that a tab of this browser received; null when the tabs share no or another lead. */
export const findSharedRevision = (local: Storage, leadId: string): number | null => {
  const lead = readSharedLead(local)
  return lead?.id === leadId ? lead.revision : null
}

/** Stores the lead, unless a newer revision is stored, and removes the pending create. */
export const shareLead = (local: Storage, lead: LeadHandle): void => {
  const sharedHandle = shared.read(local)?.lead
  if (sharedHandle?.id === lead.id && sharedHandle.revision > lead.revision) return
  shared.write(local, { lead, create: null })
}

/** Shares a lead that this tab drops, unless the tabs already share a lead or a create. */
export const shareDroppedLead = (local: Storage, lead: LeadHandle): void => {
  if (shared.read(local) === null) shareLead(local, lead)
}

/** Removes a lead that the server no longer has or the applicant cannot continue, unless the tabs share another one. */
export const withdrawSharedLead = (local: Storage, leadId: string): void => {
  if (shared.read(local)?.lead?.id === leadId) shared.remove(local)
}

/** Removes a create that the server rejected, because corrected answers need a new idempotency key. */
export const withdrawSharedCreate = (local: Storage, { idempotencyKey }: PendingWrite): void => {
  if (shared.read(local)?.create?.idempotencyKey === idempotencyKey) shared.remove(local)
}

export type CreateClaim = { readonly lead: LeadHandle } | { readonly create: PendingWrite }

const claim = (local: Storage, own: PendingWrite, clock: ServerClock): CreateClaim => {
  const lead = findSharedLead(local, clock)
  if (lead !== null) return { lead }
  const { create } = shared.read(local) ?? empty
  if (create !== null) return { create }
  // A create of an older release may contain tab-only answers. They must be in its retry and not in local storage, so
  // it is not shared.
  if (!hasTabOnly(own.application)) shared.write(local, { lead: null, create: own })
  return { create: own }
}

/**
 * Decides what a tab without a lead does: it continues the shared lead, or sends the create that all tabs share. Web
 * Locks serialise the claims. Without them, two claims within a few milliseconds can create two leads.
 */
export const claimCreate = async (local: Storage, own: PendingWrite, clock: ServerClock): Promise<CreateClaim> => {
  // Undefined in insecure contexts and older browsers, unlike its type.
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return claim(local, own, clock)
  try {
    return await locks.request(storageKeys.sharedLead, () => claim(local, own, clock))
  } catch {
    // In a sandboxed frame, `request` rejects.
    return claim(local, own, clock)
  }
}
