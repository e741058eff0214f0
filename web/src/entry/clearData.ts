// Implements "Clear my data": clears this device and its other tabs at once, and erases the lead on the server when the
// server is reachable.
import { eraseLead } from '@loan/domain/contract/lead'
import * as v from 'valibot'
import type { AppContext } from '../app-context/AppContext.tsx'
import { isLeadGone } from '../errors/findProblemName.ts'
import { announceClearing, forget } from '../store/persistence.ts'
import { toEraseKey } from '../store/storageKeys.ts'
import { storedValue } from '../store/storedValue.ts'
import { writeSessionFields } from './writeSessionFields.ts'

type Clearing = Pick<AppContext, 'store' | 'storages' | 'product' | 'request' | 'isEmbedded'>

/** Leads that are still to be erased on the server: ids and tokens, no answers. */
const waiting = storedValue({
  key: toEraseKey,
  schema: v.object({ leads: v.array(v.object({ id: v.string(), token: v.string() })) }),
})

/** Requests the erasure of each stored lead. True when none remains. */
export const eraseWaiting = async ({
  storages: { local },
  request,
}: Pick<Clearing, 'storages' | 'request'>): Promise<boolean> => {
  const leads = waiting.read(local)?.leads ?? []
  const results = await Promise.all(
    // The lead id is the idempotency key, because a lead is erased once.
    leads.map(({ id, token }) =>
      request(eraseLead, { params: { id }, leadToken: token, idempotencyKey: id, keepalive: true }),
    ),
  )
  const left = leads.filter((_lead, index) => {
    const result = results[index]
    return result !== undefined && result.outcome !== 'ok' && !isLeadGone(result)
  })
  if (left.length === 0) waiting.remove(local)
  else waiting.write(local, { leads: left })
  return left.length === 0
}

/** Removes the application from this device and its other tabs, and begins a new session. */
export const clearDevice = (application: Clearing): void => {
  const { store, storages } = application
  forget(store, storages)
  writeSessionFields(application, {}, new Date())
  announceClearing(storages)
}

/** False when the server did not confirm the erasure; `eraseWaiting` then sends the request again later. */
export const clearData = async (application: Clearing): Promise<boolean> => {
  const { store, storages } = application
  const { lead } = store.getState().leadApplication
  clearDevice(application)
  if (lead !== null) {
    const leads = waiting.read(storages.local)?.leads ?? []
    waiting.write(storages.local, { leads: [...leads, { id: lead.id, token: lead.token }] })
  }
  return eraseWaiting(application)
}
