// "Clear my data": everything this application ever kept on this device goes.
import { type Storages, settle } from './persistence.ts'
import { allKeys } from './storageKeys.ts'

export const forget = (storages: Storages): void => {
  settle(storages)
  for (const key of allKeys()) {
    storages.session.remove(key)
    storages.local.remove(key)
  }
}
