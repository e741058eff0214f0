// Browser storage that never throws (spec 8.18, 8.19): a failed read returns null, a failed write false, each logged
// once. Blocked storage is replaced by memory, so that the application can still be completed.
import { logError } from './log.ts'

export type Storage = {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => boolean
  readonly remove: (key: string) => boolean
  /** False when only memory has the values: they are lost with the page. */
  readonly isPersistent: () => boolean
  /** The entries that are only in memory. */
  readonly readMemory: () => Readonly<Record<string, string>>
}

export type Storages = { readonly session: Storage; readonly local: Storage }

type BrowserStorage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

const probeKey = 'storage-probe'

const openBrowserStorage = (open: () => BrowserStorage): BrowserStorage | null => {
  try {
    const storage = open()
    storage.setItem(probeKey, probeKey)
    storage.removeItem(probeKey)
    return storage
  } catch {
    return null
  }
}

const createMemory = (transferred: Readonly<Record<string, string>>) => {
  const values = new Map(Object.entries(transferred))
  return {
    readAll: () => Object.fromEntries(values),
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

/** `transferred`: entries from the memory of the page before a reload (`transferredStorage.ts`). */
export const openStorage = (
  name: 'session' | 'local',
  open: () => BrowserStorage,
  transferred: Readonly<Record<string, string>> = {},
): Storage => {
  const browser = openBrowserStorage(open)
  const memory = createMemory(transferred)
  const logged = new Set<string>()
  let isPersistent = browser !== null

  const logOnce = (message: string) => {
    if (logged.has(message)) return
    logged.add(message)
    logError(message)
  }
  if (browser === null) logOnce(`The ${name} storage is not available`)

  return {
    isPersistent: () => isPersistent,
    readMemory: memory.readAll,
    read: (key) => {
      try {
        return memory.getItem(key) ?? browser?.getItem(key) ?? null
      } catch {
        logOnce(`Failed to read from the ${name} storage`)
        return null
      }
    },
    write: (key, value) => {
      try {
        if (browser === null) {
          memory.setItem(key, value)
          return false
        }
        browser.setItem(key, value)
        memory.removeItem(key)
        isPersistent = true
        return true
      } catch {
        memory.setItem(key, value)
        isPersistent = false
        logOnce(`Failed to write to the ${name} storage`)
        return false
      }
    },
    remove: (key) => {
      try {
        memory.removeItem(key)
        browser?.removeItem(key)
        return browser !== null
      } catch {
        logOnce(`Failed to remove from the ${name} storage`)
        return false
      }
    },
  }
}
