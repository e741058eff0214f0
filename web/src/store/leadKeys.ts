// Writes the lead's id and state under separate storage keys (spec 3.49, 3.53), for scripts of the site.
import type { Storage } from '../lib/storage.ts'
import type { ApplicationState } from './state.ts'
import { storageKeys } from './storageKeys.ts'

/** Removes both keys when there is no lead. The first reply of the server also ends a reapplication. */
export const writeLeadKeys = (
  session: Storage,
  { leadApplication: { lead, progressState } }: ApplicationState,
): void => {
  if (lead === null) {
    session.remove(storageKeys.leadId)
    session.remove(storageKeys.state)
    return
  }
  session.write(storageKeys.leadId, lead.id)
  session.write(storageKeys.state, JSON.stringify(progressState))
  session.remove(storageKeys.reapplying)
}
