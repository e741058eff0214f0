// Carries the in-memory part of the storages over a reload in the history entry, so that the next release finds every
// answer when storage is denied or full.
import { readHistoryState, writeHistoryState } from './historyState.ts'
import type { Storage } from './storage.ts'

type Entries = Readonly<Record<string, string>>

export type CarriedStorage = { readonly session: Entries; readonly local: Entries }

const key = 'carriedStorage'

/** False when the history entry rejects the data: a reload would lose it. */
export const carryStorages = ({ session, local }: { readonly session: Storage; readonly local: Storage }): boolean =>
  writeHistoryState({ [key]: { session: session.readMemory(), local: local.readMemory() } })

const readEntries = (carried: object, name: keyof CarriedStorage): Entries => {
  const entries: unknown = name in carried ? Object.entries(carried).find(([own]) => own === name)?.[1] : null
  if (typeof entries !== 'object' || entries === null) return {}
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Empty when nothing was carried. Removes the data from the history entry. */
export const takeCarriedStorage = (): CarriedStorage => {
  const carried = readHistoryState()[key]
  if (typeof carried !== 'object' || carried === null) return { session: {}, local: {} }
  writeHistoryState({ [key]: undefined })
  return { session: readEntries(carried, 'session'), local: readEntries(carried, 'local') }
}
