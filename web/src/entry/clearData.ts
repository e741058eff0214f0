// What "Clear my data" does: on this device and in its other tabs at once, on the server as soon as it can be reached.
import { eraseLead } from '@loan/domain/contract/lead'
import * as v from 'valibot'
import type { Application } from '../context/ApplicationContext.tsx'
import { isLeadGone } from '../context/problemOf.ts'
import { announceClearing, forget } from '../store/persistence.ts'
import { toEraseKey } from '../store/storageKeys.ts'
import { storedValue } from '../store/storedValue.ts'
import { openVisit } from './openVisit.ts'

type Clearing = Pick<Application, 'store' | 'storages' | 'product' | 'request' | 'isEmbedded'>

/** Ids and tokens, nothing of an answer. */
const waiting = storedValue({
  key: toEraseKey,
  schema: v.object({ leads: v.array(v.object({ id: v.string(), token: v.string() })) }),
})

/** Asks for every lead that is still to be erased; true where none is left. */
export const eraseWaiting = async ({
  storages: { local },
  request,
}: Pick<Clearing, 'storages' | 'request'>): Promise<boolean> => {
  const leads = waiting.read(local)?.leads ?? []
  const results = await Promise.all(
    // A lead is erased once, so its id is the key of every try.
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

/** True where nothing is left anywhere; false where the server could not be reached and will be asked again. */
export const clearData = async (application: Clearing): Promise<boolean> => {
  const { store, storages } = application
  const { lead } = store.getState().leadApplication
  forget(store, storages)
  openVisit(application, {}, new Date())
  announceClearing(storages)
  if (lead !== null) {
    const leads = waiting.read(storages.local)?.leads ?? []
    waiting.write(storages.local, { leads: [...leads, { id: lead.id, token: lead.token }] })
  }
  return eraseWaiting(application)
}
