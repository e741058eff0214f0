// What the browser keeps, and where (spec 3.69 to 3.71; reading it back is restore.ts): the running application and its
// pages for this tab, the colours and a copy of the application for the next visit. The copy leaves out the answers
// that are too personal to lie there.
import { isEndProgress } from '@loan/domain/endStates'
import type { LeadPath } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import { afterPaint } from '../lib/afterPaint.ts'
import { onFlush } from '../lib/flush.ts'
import type { Storage } from '../lib/storage.ts'
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
  type SliceName,
  sliceNames,
  sliceVersions,
  storageKeys,
  unreadableKey,
  withVersion,
} from './storageKeys.ts'
import { tabOnly, withoutTabOnly } from './tabOnly.ts'

export type Storages = { readonly session: Storage; readonly local: Storage }

/** Pages slice without the answers at these paths; the pages that ask for them, by name, are open again. */
export const withoutAnswers = (
  pages: DynamicPagesSlice,
  product: Product,
  gone: Readonly<Record<string, LeadPath>>,
): DynamicPagesSlice => {
  const paths: readonly string[] = Object.values(gone)
  const open = product.pages.filter(({ dataPoints }) =>
    Object.values(dataPoints).some((names) => names.some((name) => name in gone)),
  )
  return {
    ...pages,
    drafts: Object.fromEntries(Object.entries(pages.drafts).filter(([name]) => !paths.includes(name))),
    completed: pages.completed.filter((completed) => !open.some(({ key }) => key === completed)),
  }
}

/** An open create is in sharedLead.ts, an open update is repeated with the answers of the next visit. */
const withoutUpdate = (pending: PendingWrite | null): PendingWrite | null =>
  pending?.submit === true ? { ...pending, application: withoutTabOnly(pending.application) } : null

const forNextVisit = ({ leadApplication, dynamicPages }: ApplicationState, product: Product) => ({
  leadApplication: {
    ...leadApplication,
    pendingWrite: withoutUpdate(leadApplication.pendingWrite),
    applicationData: withoutTabOnly(leadApplication.applicationData),
  },
  dynamicPages: withoutAnswers(dynamicPages, product, tabOnly),
})

/** What is kept of an application that has come to its end: the way back to its outcome, and no answer. */
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

type Writing = {
  readonly storages: Storages
  readonly product: Product
  /** What another tab wrote last of its lead: the copy of a newer revision is not written over with an older one. */
  readonly elsewhere: LeadHandle | null
  /** Whether this tab wrote the copy: a tab in which nothing was answered leaves the copy of another tab alone. */
  readonly hasCopied: boolean
}

const isBehind = ({ leadApplication: { lead } }: ApplicationState, elsewhere: LeadHandle | null): boolean =>
  lead !== null && lead.id === elsewhere?.id && lead.revision < elsewhere.revision

const hasAnswers = ({ dynamicPages: { drafts, completed }, leadApplication: { lead } }: ApplicationState): boolean =>
  completed.length > 0 || Object.keys(drafts).length > 0 || lead !== null

const writeChanges = (
  state: ApplicationState,
  written: ApplicationState,
  { storages: { session, local }, product, elsewhere, hasCopied }: Writing,
): void => {
  const leadChanged = state.leadApplication !== written.leadApplication
  const pagesChanged = state.dynamicPages !== written.dynamicPages
  const kept = hasEnded(state) ? { ...state, ...withoutAnything(state) } : state
  if (leadChanged) {
    write(session, 'leadApplication', kept.leadApplication)
    writeLeadKeys(session, state)
  }
  if (pagesChanged || kept !== state) write(session, 'dynamicPages', kept.dynamicPages)
  if ((leadChanged || pagesChanged) && !isBehind(state, elsewhere)) {
    // Before anything was answered there is nothing to come back to.
    if (hasAnswers(state)) write(local, 'stored', forNextVisit(kept, product))
    else if (hasCopied) local.remove(storageKeys.stored)
  }
  if (state.ui !== written.ui) write(local, 'uiColors', state.ui)
}

/** What takes everything as written, by the storages it would be written to. */
const settlers = new WeakMap<Storages, () => void>()

export type Persistence = {
  /** Writes what is still waiting. */
  readonly flush: () => void
  readonly stop: () => void
}

/**
 * Writes every change of the slices to where it belongs: once for all changes of a moment, right after the page was
 * drawn, and at once while the page is being left.
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
  settlers.set(storages, () => {
    written = store.getState()
  })
  const stopFlushing = onFlush(flush)
  const unsubscribe = store.subscribe(() => {
    if (isLeaving || document.visibilityState === 'hidden') return flush()
    callOff ??= afterPaint(flush)
  })
  const leave = () => {
    isLeaving = true
    flush()
  }
  const stay = () => {
    isLeaving = false
  }
  /** Another tab wrote its copy, or cleared everything: then this one begins anew with it. */
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (newValue === null) return
    if (key === storageKeys.cleared) {
      forget(store, storages)
      window.location.reload()
    } else if (key === storageKeys.stored) {
      void import('./storedSlices.ts').then(
        ({ storedSlices }) => {
          elsewhere = storedSlices.stored.read(storages.local)?.leadApplication.lead ?? null
        },
        // What reads the copy did not come (offline, say). An older copy may then take its place: the lead itself stays
        // as it is, as the server refuses writes that come from an older revision.
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

/** Whether an earlier visit left anything to take up. */
export const hasStored = ({ session, local }: Storages): boolean =>
  sliceNames
    .flatMap((name) => [storageKeys[name], unreadableKey(storageKeys[name])])
    .some((key) => session.read(key) !== null || local.read(key) !== null)

/** "Clear my data": everything this application ever kept in this tab and on this device goes. */
export const forget = (store: ApplicationStore, storages: Storages): void => {
  store.clear(initialState.leadApplication.applicationData)
  // Nothing that waits to be written may bring back what was removed.
  settlers.get(storages)?.()
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
