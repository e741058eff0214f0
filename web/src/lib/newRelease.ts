// Recovers when a release has deleted a file that this page needs. Reloads the page once after all pending writes. When
// that is not possible, the applicant can continue with the new release (`app/NewReleaseCallout.tsx`).
import { carryStorages } from './carriedStorage.ts'
import { flushAll } from './flush.ts'
import { findLoadErrorKind } from './loadFailure.ts'
import type { Storage } from './storage.ts'

type Storages = { readonly session: Storage; readonly local: Storage }

let storages: Storages | null = null
let isOutdated = false
const listeners = new Set<() => void>()

/** Sets the storages for the recovery and resets its state. Before this call nothing reloads automatically. */
export const followReleases = (opened: Storages): void => {
  storages = opened
  isOutdated = false
  due = null
}

/** True when the page reloads. Ignores any other reason than a deleted file. */
export const recoverFromGone = (reason: unknown): boolean => {
  if (findLoadErrorKind(reason) !== 'gone') return false
  flushAll()
  if (storages?.session.isLasting() === true && window.earlyPage?.takeReload() === true) {
    window.location.reload()
    return true
  }
  isOutdated = true
  for (const listener of listeners) listener()
  return false
}

let due: unknown = null

/** For background work: does not reload, because the applicant may be typing. */
export const noteGone = (reason: unknown): void => {
  if (findLoadErrorKind(reason) === 'gone') due = reason
}

/**
 * Called at a navigation or while the applicant waits for a reply. True when the page reloads because of an earlier
 * `noteGone`.
 */
export const recoverIfDue = (): boolean => due !== null && recoverFromGone(due)

/**
 * Reloads at the applicant's request at any time, also with denied storage if the history entry can carry the answers.
 */
export const continueWithNewRelease = (): void => {
  flushAll()
  if (storages === null || storages.session.isLasting() || carryStorages(storages)) window.location.reload()
}

export const readOutdated = (): boolean => isOutdated

/** Returns a function that unsubscribes. */
export const onOutdated = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
