// Recovers when a release has deleted a file that this page needs. Reloads the page once after all pending writes. When
// that is not possible, the applicant can continue with the new release (`app/NewReleaseCallout.tsx`).
import { transferStorages } from './transferredStorage.ts'
import { getPendingWrites, type PendingWrites } from './flush.ts'
import { type InstanceOwner, perApplication } from './instances.ts'
import { findLoadErrorKind } from './loadFailure.ts'
import type { Storages } from './storage.ts'

export type ReleaseRecovery = {
  /** Sets the storages for the recovery. Before this call nothing reloads automatically. */
  readonly enable: (opened: Storages) => void
  /** True when the page reloads. Ignores every reason except a deleted file. */
  readonly recover: (reason: unknown) => boolean
  /** Reloads at the next `recoverIfDue`, because the applicant may be typing. For background work. */
  readonly defer: (reason: unknown) => void
  /**
   * Called at a navigation or while the applicant waits for a reply. True when the page reloads because of an earlier
   * `defer`.
   */
  readonly recoverIfDue: () => boolean
  /**
   * Reloads at the applicant's request at any time, also with denied storage if the history entry can carry the
   * answers.
   */
  readonly reload: () => void
  readonly isOutdated: () => boolean
  /** Returns a function that unsubscribes. */
  readonly onOutdated: (listener: () => void) => () => void
}

export const createReleaseRecovery = ({ flushAll }: Pick<PendingWrites, 'flushAll'>): ReleaseRecovery => {
  let storages: Storages | null = null
  let isOutdated = false
  let pendingReason: unknown = null
  const listeners = new Set<() => void>()

  const recover = (reason: unknown): boolean => {
    if (findLoadErrorKind(reason) !== 'gone') return false
    flushAll()
    if (storages?.session.isPersistent() === true && window.earlyPage?.claimReload() === true) {
      window.location.reload()
      return true
    }
    isOutdated = true
    for (const listener of listeners) listener()
    return false
  }

  return {
    enable: (opened) => {
      storages = opened
    },
    recover,
    defer: (reason) => {
      if (findLoadErrorKind(reason) === 'gone') pendingReason = reason
    },
    recoverIfDue: () => pendingReason !== null && recover(pendingReason),
    reload: () => {
      flushAll()
      if (storages === null || storages.session.isPersistent() || transferStorages(storages)) window.location.reload()
    },
    isOutdated: () => isOutdated,
    onOutdated: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const getReleaseRecovery = perApplication((owner: InstanceOwner) =>
  createReleaseRecovery(getPendingWrites(owner)),
)
