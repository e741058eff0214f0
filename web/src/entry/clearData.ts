// Clears the data of the applicant: at once on this device and in its other tabs, and on the server when it is
// reachable.
import { eraseLead } from '@loan/domain/contract/lead'
import * as v from 'valibot'
import type { AppContext } from '../app-context/AppContext.tsx'
import { isLeadGone } from '../errors/findProblemName.ts'
import type { Storage } from '../lib/storage.ts'
import { announceClearing, clearStoredApplication } from '../store/persistence.ts'
import { readSharedLead } from '../store/sharedLead.ts'
import { toEraseKey } from '../store/storageKeys.ts'
import { storedValue } from '../store/storedValue.ts'
import { getClearedCreates } from './clearedCreates.ts'
import { writeSessionFields } from './writeSessionFields.ts'

type ClearingApplication = Pick<AppContext, 'store' | 'storages' | 'product' | 'request' | 'isEmbedded'>

export const leadToEraseSchema = v.object({ id: v.string(), token: v.string() })
type LeadToErase = v.InferOutput<typeof leadToEraseSchema>

/** Leads that are still to be erased on the server: ids and tokens, no answers. */
const leadsToErase = storedValue({ key: toEraseKey, schema: v.object({ leads: v.array(leadToEraseSchema) }) })

const readQueue = (local: Storage) => leadsToErase.read(local)?.leads ?? []

/** Requests the erasure of each stored lead. True when none remains. */
export const eraseQueuedLeads = async ({
  storages: { local },
  request,
}: Pick<ClearingApplication, 'storages' | 'request'>): Promise<boolean> => {
  const erased = new Set<string>()
  await Promise.all(
    readQueue(local).map(async ({ id, token }) => {
      // The lead id is the idempotency key, because a lead is erased once.
      const result = await request(eraseLead, { params: { id }, leadToken: token, idempotencyKey: id, keepalive: true })
      if (result.outcome === 'ok' || isLeadGone(result)) erased.add(id)
    }),
  )
  // Another run or another tab may have changed the list during the requests.
  const remaining = readQueue(local).filter(({ id }) => !erased.has(id))
  if (remaining.length === 0) leadsToErase.remove(local)
  else leadsToErase.write(local, { leads: remaining })
  return remaining.length === 0
}

/** Removes the application from this device and its other tabs, and begins a new session. */
export const clearDevice = (app: Omit<ClearingApplication, 'request'>): void => {
  const { store, storages } = app
  clearStoredApplication(store, storages)
  // Before the first write of the new session, which belongs to the time after the clearing.
  announceClearing(storages)
  writeSessionFields(app, {}, new Date())
}

/** `eraseQueuedLeads` then erases it. */
export const queueLead = ({ local }: ClearingApplication['storages'], { id, token }: LeadToErase): void => {
  leadsToErase.write(local, { leads: [...readQueue(local), { id, token }] })
}

/** False when the server did not confirm the erasure; `eraseQueuedLeads` then sends the request again later. */
export const clearData = async (app: ClearingApplication): Promise<boolean> => {
  const { store, storages } = app
  const { lead, pendingWrite } = store.getState().leadApplication
  // A tab that dropped a stale draft has no lead, but the tabs still share it.
  const sharedLead = readSharedLead(storages.local)
  clearDevice(app)
  if (sharedLead !== null && sharedLead.id !== lead?.id) queueLead(storages, sharedLead)
  if (lead !== null) queueLead(storages, lead)
  else if (pendingWrite !== null) getClearedCreates(app).add(pendingWrite.idempotencyKey)
  return eraseQueuedLeads(app)
}
