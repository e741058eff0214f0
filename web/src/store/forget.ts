// "Clear my data": everything this application ever kept on this device goes, in the other tabs too.
import { type Storages, settle } from './persistence.ts'
import { allKeys, storageKeys } from './storageKeys.ts'

export const forget = (storages: Storages): void => {
  settle(storages)
  for (const key of allKeys()) {
    storages.session.remove(key)
    storages.local.remove(key)
  }
}

/** Tells the other tabs of this browser; what they hold in their own storage is out of reach from here. */
export const announceClearing = ({ local }: Storages): void => {
  local.write(storageKeys.cleared, new Date().toISOString())
  local.remove(storageKeys.cleared)
}

/** Calls when another tab announced it. */
export const onClearedElsewhere = (call: () => void): void => {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKeys.cleared && newValue !== null) call()
  })
}
