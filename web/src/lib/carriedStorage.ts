// Carries what only memory holds over a reload, in the history entry: where storage is denied or full, the next release
// still finds every answer. Removed as soon as it is read.
import { readHistoryState, writeHistoryState } from './historyState.ts'
import type { Storage } from './storage.ts'

type Entries = Readonly<Record<string, string>>

export type CarriedStorage = { readonly session: Entries; readonly local: Entries }

const key = 'carriedStorage'

/** False where it cannot be carried: a reload would lose it. */
export const carryStorages = ({ session, local }: { readonly session: Storage; readonly local: Storage }): boolean =>
  writeHistoryState({ [key]: { session: session.readMemory(), local: local.readMemory() } })

const readEntries = (carried: object, name: keyof CarriedStorage): Entries => {
  const entries: unknown = name in carried ? Object.entries(carried).find(([own]) => own === name)?.[1] : null
  if (typeof entries !== 'object' || entries === null) return {}
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

export const takeCarriedStorage = (): CarriedStorage => {
  const carried = readHistoryState()[key]
  if (typeof carried !== 'object' || carried === null) return { session: {}, local: {} }
  writeHistoryState({ [key]: undefined })
  return { session: readEntries(carried, 'session'), local: readEntries(carried, 'local') }
}
