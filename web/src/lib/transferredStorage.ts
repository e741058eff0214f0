// Transfers the entries that the storages have in memory only through the history entry of a reload. The next release
// then has every answer, also when storage is denied or full.
import { readHistoryState, writeHistoryState } from './historyState.ts'
import type { Storage } from './storage.ts'

type Entries = Readonly<Record<string, string>>

export type TransferredStorage = { readonly session: Entries; readonly local: Entries }

/** Releases before the present one use the same key, so that a reload into another release finds the entries. */
const key = 'carriedStorage'

/** False when the history entry rejects the data: a reload would lose it. */
export const transferStorages = ({ session, local }: { readonly session: Storage; readonly local: Storage }): boolean =>
  writeHistoryState({ [key]: { session: session.readMemory(), local: local.readMemory() } })

const readEntries = (transferred: object, name: keyof TransferredStorage): Entries => {
  const entries: unknown = name in transferred ? Object.entries(transferred).find(([own]) => own === name)?.[1] : null
  if (typeof entries !== 'object' || entries === null) return {}
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Empty when nothing was transferred. Removes the data from the history entry. */
export const readTransferredStorage = (): TransferredStorage => {
  const transferred = readHistoryState()[key]
  if (typeof transferred !== 'object' || transferred === null) return { session: {}, local: {} }
  writeHistoryState({ [key]: undefined })
  return { session: readEntries(transferred, 'session'), local: readEntries(transferred, 'local') }
}
