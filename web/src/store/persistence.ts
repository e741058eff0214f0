// Writes the store to browser storage (spec 3.69 to 3.71); restore.ts reads it. Session storage has the application and
// its pages. Local storage has the colours and a copy of the application without sensitive answers (tabOnly.ts).
import type { Product } from '@loan/domain/products/product'
import { afterPaint, inBackground } from '../lib/afterPaint.ts'
import { getPendingWrites } from '../lib/flush.ts'
import { createAppRef } from '../lib/instances.ts'
import type { Storage, Storages } from '../lib/storage.ts'
import type { ApplicationStore } from './applicationStore.ts'
import { writeLeadKeys } from './leadKeys.ts'
import { type ApplicationState, initialState, type LeadHandle } from './state.ts'
import {
  allKeys,
  clearedKey,
  type SliceName,
  sliceNames,
  sliceVersions,
  storageKeys,
  unreadableKey,
  withVersion,
} from './storageKeys.ts'
import { hasEnded, omitAllAnswers, toStoredCopy } from './storedCopy.ts'

const write = (storage: Storage, name: SliceName, value: unknown): void => {
  storage.write(storageKeys[name], withVersion(sliceVersions[name], value))
}

type WriteOptions = {
  readonly storages: Storages
  readonly product: Product
  /** The lead in the copy that another tab wrote last. A copy with a newer revision is not overwritten. */
  readonly otherTabLead: LeadHandle | null
  /** True when this tab wrote the copy. A tab without answers does not remove the copy of another tab. */
  readonly hasWrittenCopy: boolean
}

const isBehind = ({ leadApplication: { lead } }: ApplicationState, otherTabLead: LeadHandle | null): boolean =>
  lead !== null && lead.id === otherTabLead?.id && lead.revision < otherTabLead.revision

const hasAnswers = ({ dynamicPages: { drafts, completed }, leadApplication: { lead } }: ApplicationState): boolean =>
  completed.length > 0 || Object.keys(drafts).length > 0 || lead !== null

const writeChanges = (
  state: ApplicationState,
  written: ApplicationState,
  { storages: { session, local }, product, otherTabLead, hasWrittenCopy }: WriteOptions,
): void => {
  const leadChanged = state.leadApplication !== written.leadApplication
  const pagesChanged = state.dynamicPages !== written.dynamicPages
  const persisted = hasEnded(state) ? { ...state, ...omitAllAnswers(state) } : state
  if (leadChanged) {
    if (session.read(storageKeys.lastCleared) === null)
      session.write(storageKeys.lastCleared, local.read(clearedKey) ?? '')
    write(session, 'leadApplication', persisted.leadApplication)
    writeLeadKeys(session, state)
  }
  if (pagesChanged || persisted !== state) write(session, 'dynamicPages', persisted.dynamicPages)
  if ((leadChanged || pagesChanged) && !isBehind(state, otherTabLead)) {
    // Without answers there is nothing to restore.
    if (hasAnswers(state)) write(local, 'stored', toStoredCopy(persisted, product))
    else if (hasWrittenCopy) local.remove(storageKeys.stored)
  }
  if (state.ui !== written.ui) write(local, 'uiColors', state.ui)
}

/** Marks the current state as written, once `persist` was called. */
const getMarkWrittenRef = createAppRef<() => void>(() => undefined)

export type Persistence = {
  /** Writes pending changes. */
  readonly flush: () => void
  readonly stop: () => void
}

/**
 * Writes changes of the store to the storages: batched after the next paint, and at once while the page is hidden or
 * unloading.
 */
export const persist = (store: ApplicationStore, storages: Storages, product: Product): Persistence => {
  let written = store.getState()
  let cancelFlush: (() => void) | undefined
  let isLeaving = false
  let otherTabLead: LeadHandle | null = null
  let hasWrittenCopy = hasAnswers(written)
  const flush = () => {
    cancelFlush?.()
    cancelFlush = undefined
    const state = store.getState()
    writeChanges(state, written, { storages, product, otherTabLead, hasWrittenCopy })
    hasWrittenCopy ||= hasAnswers(state)
    written = state
  }
  getMarkWrittenRef({ store }).current = () => {
    written = store.getState()
  }
  const stopFlushing = getPendingWrites({ store }).onFlush(flush)
  const unsubscribe = store.subscribe(({ dynamicPages }, before) => {
    if (isLeaving || document.visibilityState === 'hidden') return flush()
    // The next page, which follows a completed one, is painted first.
    const delay = dynamicPages.completed === before.dynamicPages.completed ? inBackground : afterPaint
    cancelFlush ??= delay(flush)
  })
  const handlePageHide = () => {
    isLeaving = true
    flush()
  }
  const handlePageShow = () => {
    isLeaving = false
  }
  /** Another tab wrote the copy, or cleared all data. After a clear this tab clears its data and opens again. */
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (newValue === null) return
    if (key === clearedKey) {
      clearStoredApplication(store, storages)
      reopenCleared()
    } else if (key === storageKeys.stored) {
      void import('./storedSlices.ts').then(
        ({ storedSlices }) => {
          otherTabLead = storedSlices.stored.read(storages.local)?.leadApplication.lead ?? null
        },
        // The chunk did not load, for example offline. This tab may then overwrite a newer copy. The lead is safe,
        // because the server rejects updates of an older revision.
        () => undefined,
      )
    }
  }
  window.addEventListener('storage', handleStorage)
  document.addEventListener('visibilitychange', flush)
  window.addEventListener('pagehide', handlePageHide)
  window.addEventListener('pageshow', handlePageShow)
  return {
    flush,
    stop: () => {
      unsubscribe()
      stopFlushing()
      cancelFlush?.()
      window.removeEventListener('storage', handleStorage)
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('pagehide', handlePageHide)
      window.removeEventListener('pageshow', handlePageShow)
    },
  }
}

/**
 * Opens this page again after another tab cleared the data. After a reload, Firefox would restore the controls of the
 * prerendered page, and the answers in them would be stored again.
 */
export const reopenCleared = (): void => {
  const { location } = window
  location.replace(location.pathname + location.search)
}

/** Whether there is stored state to restore. */
export const hasStoredState = ({ session, local }: Storages): boolean =>
  sliceNames
    .flatMap((name) => [storageKeys[name], unreadableKey(storageKeys[name])])
    .some((key) => session.read(key) !== null || local.read(key) !== null)

/** Clears the store and removes every key of this application from both storages. */
export const clearStoredApplication = (store: ApplicationStore, storages: Storages): void => {
  store.clear(initialState.leadApplication.applicationData)
  // Pending writes must not store the removed data again.
  getMarkWrittenRef({ store }).current()
  for (const key of allKeys()) {
    storages.session.remove(key)
    storages.local.remove(key)
  }
}

/** Notifies the other tabs, because this tab cannot clear their session storage. Call it after `forget`. */
export const announceClearing = ({ local }: Storages): void => {
  local.write(clearedKey, new Date().toISOString())
}
