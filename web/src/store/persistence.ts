// Writes the store to browser storage (spec 3.69 to 3.71); restore.ts reads it. Session storage has the application and
// its pages. Local storage has the colours and a copy of the application without sensitive answers (tabOnly.ts).
import { isEndProgress } from '@loan/domain/endStates'
import type { LeadPath } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import { afterPaint, inBackground } from '../lib/afterPaint.ts'
import { getPendingWrites } from '../lib/flush.ts'
import { perApplication } from '../lib/instances.ts'
import type { Storage, Storages } from '../lib/storage.ts'
import type { ApplicationStore } from './applicationStore.ts'
import { writeLeadKeys } from './leadKeys.ts'
import {
  type ApplicationState,
  type DynamicPagesSlice,
  initialState,
  type LeadHandle,
  type PendingWrite,
} from './state.ts'
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
import { tabOnly, withoutTabOnly } from './tabOnly.ts'

/**
 * Removes the drafts at these paths, and reopens the pages with these data points. `removedPaths`: path by data point
 * name.
 */
export const withoutAnswers = (
  pages: DynamicPagesSlice,
  product: Product,
  removedPaths: Readonly<Record<string, LeadPath>>,
): DynamicPagesSlice => {
  const paths: readonly string[] = Object.values(removedPaths)
  const open = product.pages.filter(({ dataPoints }) =>
    Object.values(dataPoints).some((names) => names.some((name) => name in removedPaths)),
  )
  return {
    ...pages,
    drafts: Object.fromEntries(Object.entries(pages.drafts).filter(([name]) => !paths.includes(name))),
    completed: pages.completed.filter((completed) => !open.some(({ key }) => key === completed)),
  }
}

/** Only a pending submit is copied. A pending create is in sharedLead.ts; an update is built again from the answers. */
const withoutUpdate = (pending: PendingWrite | null): PendingWrite | null =>
  pending?.submit === true ? { ...pending, application: withoutTabOnly(pending.application) } : null

const toStoredCopy = ({ leadApplication, dynamicPages }: ApplicationState, product: Product) => ({
  leadApplication: {
    ...leadApplication,
    pendingWrite: withoutUpdate(leadApplication.pendingWrite),
    applicationData: withoutTabOnly(leadApplication.applicationData),
  },
  dynamicPages: withoutAnswers(dynamicPages, product, tabOnly),
})

/** State stored for an application in an end state: the lead and its progress, and no answer. */
const withoutAnything = ({
  leadApplication,
}: ApplicationState): Pick<ApplicationState, 'leadApplication' | 'dynamicPages'> => ({
  leadApplication: {
    ...initialState.leadApplication,
    lead: leadApplication.lead,
    progressState: leadApplication.progressState,
  },
  dynamicPages: initialState.dynamicPages,
})

const hasEnded = ({ leadApplication }: ApplicationState): boolean => isEndProgress(leadApplication.progressState)

const write = (storage: Storage, name: SliceName, value: unknown): void => {
  storage.write(storageKeys[name], withVersion(sliceVersions[name], value))
}

type WriteOptions = {
  readonly storages: Storages
  readonly product: Product
  /** Lead in the copy that another tab wrote last. A copy with a newer revision is not overwritten. */
  readonly elsewhere: LeadHandle | null
  /** True when this tab wrote the copy. A tab without answers does not remove the copy of another tab. */
  readonly hasCopied: boolean
}

const isBehind = ({ leadApplication: { lead } }: ApplicationState, elsewhere: LeadHandle | null): boolean =>
  lead !== null && lead.id === elsewhere?.id && lead.revision < elsewhere.revision

const hasAnswers = ({ dynamicPages: { drafts, completed }, leadApplication: { lead } }: ApplicationState): boolean =>
  completed.length > 0 || Object.keys(drafts).length > 0 || lead !== null

const writeChanges = (
  state: ApplicationState,
  written: ApplicationState,
  { storages: { session, local }, product, elsewhere, hasCopied }: WriteOptions,
): void => {
  const leadChanged = state.leadApplication !== written.leadApplication
  const pagesChanged = state.dynamicPages !== written.dynamicPages
  const persisted = hasEnded(state) ? { ...state, ...withoutAnything(state) } : state
  if (leadChanged) {
    if (session.read(storageKeys.lastCleared) === null)
      session.write(storageKeys.lastCleared, local.read(clearedKey) ?? '')
    write(session, 'leadApplication', persisted.leadApplication)
    writeLeadKeys(session, state)
  }
  if (pagesChanged || persisted !== state) write(session, 'dynamicPages', persisted.dynamicPages)
  if ((leadChanged || pagesChanged) && !isBehind(state, elsewhere)) {
    // Without answers there is nothing to restore.
    if (hasAnswers(state)) write(local, 'stored', toStoredCopy(persisted, product))
    else if (hasCopied) local.remove(storageKeys.stored)
  }
  if (state.ui !== written.ui) write(local, 'uiColors', state.ui)
}

/** Marks the current state as written, once `persist` was called. */
const getWrittenState = perApplication((): { mark: () => void } => ({ mark: () => undefined }))

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
  let callOff: (() => void) | undefined
  let isLeaving = false
  let elsewhere: LeadHandle | null = null
  let hasCopied = hasAnswers(written)
  const flush = () => {
    callOff?.()
    callOff = undefined
    const state = store.getState()
    writeChanges(state, written, { storages, product, elsewhere, hasCopied })
    hasCopied ||= hasAnswers(state)
    written = state
  }
  getWrittenState({ store }).mark = () => {
    written = store.getState()
  }
  const stopFlushing = getPendingWrites({ store }).onFlush(flush)
  const unsubscribe = store.subscribe(({ dynamicPages }, before) => {
    if (isLeaving || document.visibilityState === 'hidden') return flush()
    // The next page, which follows a completed one, is painted first.
    const delay = dynamicPages.completed === before.dynamicPages.completed ? inBackground : afterPaint
    callOff ??= delay(flush)
  })
  const leave = () => {
    isLeaving = true
    flush()
  }
  const stay = () => {
    isLeaving = false
  }
  /** Another tab wrote the copy, or cleared all data. After a clear this tab clears its data and reloads. */
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (newValue === null) return
    if (key === clearedKey) {
      forget(store, storages)
      window.location.reload()
    } else if (key === storageKeys.stored) {
      void import('./storedSlices.ts').then(
        ({ storedSlices }) => {
          elsewhere = storedSlices.stored.read(storages.local)?.leadApplication.lead ?? null
        },
        // The chunk did not load, for example offline. This tab may then overwrite a newer copy. The lead is safe,
        // because the server rejects updates of an older revision.
        () => undefined,
      )
    }
  }
  window.addEventListener('storage', onStorage)
  document.addEventListener('visibilitychange', flush)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', stay)
  return {
    flush,
    stop: () => {
      unsubscribe()
      stopFlushing()
      callOff?.()
      window.removeEventListener('storage', onStorage)
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', stay)
    },
  }
}

/** Whether there is stored state to restore. */
export const hasStored = ({ session, local }: Storages): boolean =>
  sliceNames
    .flatMap((name) => [storageKeys[name], unreadableKey(storageKeys[name])])
    .some((key) => session.read(key) !== null || local.read(key) !== null)

/** Clears the store and removes every key of this application from both storages. */
export const forget = (store: ApplicationStore, storages: Storages): void => {
  store.clear(initialState.leadApplication.applicationData)
  // Pending writes must not store the removed data again.
  getWrittenState({ store }).mark()
  for (const key of allKeys()) {
    storages.session.remove(key)
    storages.local.remove(key)
  }
}

/** Notifies the other tabs, because this tab cannot clear their session storage. Call it after `forget`. */
export const announceClearing = ({ local }: Storages): void => {
  local.write(clearedKey, new Date().toISOString())
}
