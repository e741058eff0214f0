// Reads, creates and clears the session (spec 4.26 to 4.33): its id, its start and its flags in session storage.
import type { Storage } from '../lib/storage.ts'
import { buildUuid } from '../lib/uuid.ts'
import { storageKeys } from '../store/storageKeys.ts'

/** @assumed they are in session storage: spec 3.46, 3.47 name the keys and not the storage. */
const keys = {
  id: storageKeys.sessionId,
  startedAt: storageKeys.sessionStartedAt,
  isNew: storageKeys.newSession,
  wasRedirected: storageKeys.acceptedRedirected,
  url: storageKeys.sessionUrl,
} as const

export type Session = {
  readonly id: string
  /** UTC ISO time. */
  readonly startedAt: string
  /** True until `clearSession`. */
  readonly isNew: boolean
}

/** Spec 5.18: 8-4-4-4-12 hexadecimal digits. */
const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const isUuid = (text: string | null | undefined): text is string => typeof text === 'string' && uuidPattern.test(text)

const isTime = (text: string | null): text is string => text !== null && !Number.isNaN(Date.parse(text))

type SessionRequest = {
  /** `sessionId` of the query string; ignored unless it is a UUID. */
  readonly id?: string | undefined
  /** Replaces a stored session. */
  readonly isForced?: boolean
  /** Spec 4.21: an older session is replaced. Default: no limit. */
  readonly expiryHours?: number
}

const isOlder = (startedAt: string, now: Date, expiryHours: number): boolean =>
  now.getTime() - Date.parse(startedAt) > expiryHours * 3_600_000

/** Removes id, start and both flags (spec 4.30), and the session URL. */
export const clearSession = (storage: Storage): void => {
  for (const key of Object.values(keys)) storage.remove(key)
}

/**
 * Returns the stored session, or creates and stores a new one.
 * @assumed a new session gets the id of the query string, which lets two hosts report the same session.
 */
export const openSession = (storage: Storage, requested: SessionRequest, now: Date): Session => {
  const id = storage.read(keys.id)
  const startedAt = storage.read(keys.startedAt)
  const other = isUuid(requested.id) && requested.id !== id ? requested.id : null
  const { isForced = false, expiryHours = Infinity } = requested
  const isCurrent = isTime(startedAt) && !isOlder(startedAt, now, expiryHours)
  if (isUuid(id) && isCurrent && other === null && !isForced) {
    return { id, startedAt, isNew: storage.read(keys.isNew) === 'true' }
  }
  const session: Session = { id: other ?? buildUuid(), startedAt: now.toISOString(), isNew: true }
  clearSession(storage)
  storage.write(keys.id, session.id)
  storage.write(keys.startedAt, session.startedAt)
  storage.write(keys.isNew, 'true')
  // Without the query, which may contain personal data.
  storage.write(keys.url, `${window.location.origin}${window.location.pathname}`)
  return session
}
