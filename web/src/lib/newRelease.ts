// A release has deleted a file that this page needs. The page is reloaded once, with everything stored before; where that
// is not possible the applicant is offered to continue with the new release (`app/NewReleaseNotice.tsx`).
import { carryStorages } from './carriedStorage.ts'
import { flushAll } from './flush.ts'
import { findLoadErrorKind } from './loadFailure.ts'
import type { Storage } from './storage.ts'

type Storages = { readonly session: Storage; readonly local: Storage }

let storages: Storages | null = null
let isOutdated = false
const listeners = new Set<() => void>()

/** Where the answers are; before it is called nothing is reloaded. */
export const followReleases = (opened: Storages): void => {
  storages = opened
  isOutdated = false
  due = null
}

/** True where the page is being reloaded. Any other reason than a file that is gone does nothing. */
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

/** For work in the background: nothing is reloaded while somebody types. */
export const noteGone = (reason: unknown): void => {
  if (findLoadErrorKind(reason) === 'gone') due = reason
}

/** Where somebody turns to another page or waits for a reply: true where the page is being reloaded. */
export const recoverIfDue = (): boolean => due !== null && recoverFromGone(due)

/** At the applicant's wish: also where storage is denied, and at any time. */
export const continueWithNewRelease = (): void => {
  flushAll()
  if (storages === null || storages.session.isLasting() || carryStorages(storages)) window.location.reload()
}

export const readOutdated = (): boolean => isOutdated

/** Returns what stops it. */
export const onOutdated = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
