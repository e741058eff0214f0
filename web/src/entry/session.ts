// The session of a visit (spec 4.26 to 4.33): its id and start, reused until somebody asks for a new one.
import type { Storage } from '../lib/storage.ts'
import { buildUuid } from '../lib/uuid.ts'
import { storageKeys } from '../store/storageKeys.ts'

/** @assumed session storage holds them: spec 3.46, 3.47 name the keys and not the storage. */
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
  /** Whether this visit began it. */
  readonly isNew: boolean
}

/** Spec 5.18: 8-4-4-4-12 hex. */
const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const isUuid = (text: string | null | undefined): text is string => typeof text === 'string' && uuidPattern.test(text)

const isTime = (text: string | null): text is string => text !== null && !Number.isNaN(Date.parse(text))

type Wanted = {
  /** `sessionId` of the query string; anything but a UUID is ignored. */
  readonly id?: string | undefined
  /** A new session whatever is stored. */
  readonly isForced?: boolean
  /** Spec 4.21: a session that began longer ago is replaced as a whole. */
  readonly expiryHours?: number
}

const isOlder = (startedAt: string, now: Date, expiryHours: number): boolean =>
  now.getTime() - Date.parse(startedAt) > expiryHours * 3_600_000

/** Spec 4.30: id, start and both flags; with them the address it began at. */
export const clearSession = (storage: Storage): void => {
  for (const key of Object.values(keys)) storage.remove(key)
}

/**
 * The stored session, or a new one that is stored.
 * @assumed the id of the query becomes the new session's: it joins two hosts' views of one visit.
 */
export const openSession = (storage: Storage, wanted: Wanted, now: Date): Session => {
  const id = storage.read(keys.id)
  const startedAt = storage.read(keys.startedAt)
  const other = isUuid(wanted.id) && wanted.id !== id ? wanted.id : null
  const { isForced = false, expiryHours = Infinity } = wanted
  const isCurrent = isTime(startedAt) && !isOlder(startedAt, now, expiryHours)
  if (isUuid(id) && isCurrent && other === null && !isForced) {
    return { id, startedAt, isNew: storage.read(keys.isNew) === 'true' }
  }
  const session: Session = { id: other ?? buildUuid(), startedAt: now.toISOString(), isNew: true }
  clearSession(storage)
  storage.write(keys.id, session.id)
  storage.write(keys.startedAt, session.startedAt)
  storage.write(keys.isNew, 'true')
  // Queries may hold names and numbers of people.
  storage.write(keys.url, `${window.location.origin}${window.location.pathname}`)
  return session
}
