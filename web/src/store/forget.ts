// "Clear my data": everything this application ever kept on this device goes, in the other tabs too (persistence.ts
// listens there).
import type { ApplicationStore } from './applicationStore.ts'
import { type Storages, settle } from './persistence.ts'
import { initialState } from './state.ts'
import { allKeys, storageKeys } from './storageKeys.ts'

export const forget = (store: ApplicationStore, storages: Storages): void => {
  store.clear(initialState.leadApplication.applicationData)
  settle(storages)
  for (const key of allKeys()) {
    storages.session.remove(key)
    storages.local.remove(key)
  }
}

/** What the other tabs of this browser hold in their own storage is out of reach from here: they are told. */
export const announceClearing = ({ local }: Storages): void => {
  local.write(storageKeys.cleared, new Date().toISOString())
  local.remove(storageKeys.cleared)
}
