// Idempotency-Key (draft-ietf-httpapi-idempotency-key-header): one key, one request, one reply, for 24 hours.
// The reply and the writes share a transaction, so a crash leaves both or neither.
import { createHash, createHmac } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { idempotencyKeys } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { isLockTimeout } from '../database/unavailable.ts'
import { buildKeyedHashes, getLockName, type KeyedHashes } from '../config/keyedHash.ts'
import type { SecretKey } from '../config/secretKey.ts'
import { LeadError } from '../lib/leadError.ts'
import { ProblemError } from './problemError.ts'
import { encryptReply, decryptReply } from './encryptedReply.ts'
import { parseStoredError, type StoredError, toStoredError } from './storedError.ts'

/**
 * Accepts a bare key (`abc`) or a structured field string (`"abc"`). Throws `bad-request` when missing or malformed.
 */
export const parseIdempotencyKey = (header: string | undefined): string => {
  const key = header?.trim().replace(/^"(.*)"$/u, '$1')
  if (key === undefined || key === '') throw new ProblemError('bad-request', 'The header Idempotency-Key is missing.')
  if (/^[!#-~]{1,200}$/u.test(key)) return key
  throw new ProblemError('bad-request', 'Idempotency-Key should be 1 to 200 visible ASCII characters without quotes.')
}

const randomUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/iu

/**
 * Parses the key of a call without a lead. Only the key binds the stored reply, with its token, to the caller. So the
 * key must be as hard to guess as the token: two callers that both count from 1 must not share a lead. The key of a
 * create is also bound to the session or the network (routes/createLead.ts).
 * @assumed a random UUID (version 4 or 7), which the draft recommends; the specification names no key.
 */
export const parseUnguessableKey = (header: string | undefined): string => {
  const key = parseIdempotencyKey(header)
  if (randomUuid.test(key)) return key.toLowerCase()
  throw new ProblemError('bad-request', 'Idempotency-Key should be a random UUID (version 4 or 7) for this call.')
}

/**
 * Returns the keyed hashes that replace the caller's key in the database, one for each secret of the server, that of
 * the current one first. It includes the server's secret, because many callers count their keys from 1. A reader of the
 * database could otherwise guess the key, the reply and a short request.
 */
export const deriveKeys = (secretKey: SecretKey, key: string): KeyedHashes =>
  buildKeyedHashes(secretKey, 'idempotency', key)

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  )
}

type RequestName = {
  /** The route and the owner of the key; see `buildScope`. */
  readonly scope: string
  /** One of the results of `deriveKeys`. */
  readonly key: string
}

export type KeyedRequest = RequestName & {
  /** The names of the same request under the other secrets of the server; empty except during a rotation. */
  readonly others: readonly RequestName[]
  readonly request: unknown
  /** The hash of the caller's token; empty when the call has none. */
  readonly callerHash: string
}

type RunOnceOptions = KeyedRequest & { readonly database: Database; readonly now: Date }

const hashKey = ({ scope, key }: RequestName): string => createHash('sha256').update(`${scope}\n${key}`).digest('hex')

const hashRequest = ({ key, request }: Pick<KeyedRequest, 'key' | 'request'>): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(sortKeys(request)))
    .digest('hex')

type Row = typeof idempotencyKeys.$inferSelect

const isSameRequest = (row: Row, keyed: KeyedRequest): boolean => row.requestHash === hashRequest(keyed)

const buildRowFilter = (keyed: RequestName) =>
  and(eq(idempotencyKeys.scope, keyed.scope), eq(idempotencyKeys.keyHash, hashKey(keyed)))

const acceptedStatus = 200

export const buildRequestInFlightError = (): ProblemError =>
  new ProblemError('request-in-flight', 'Retry with the same key.', { retryAfterSeconds: 1 })

/**
 * Returns the error of a call with a key. A lock timeout means that the first request with the key may still run. Other
 * calls get 503 for it (problemReply.ts): their callers do not repeat a 409.
 */
export const toKeyedError = (error: unknown): unknown => (isLockTimeout(error) ? buildRequestInFlightError() : error)

/** Returns the stored reply, or throws the stored error, so that a retried attempt counts once. */
const replay = (row: Row, key: string): unknown => {
  const reply = decryptReply(row.sealedReply, key)
  if (row.status === acceptedStatus) return reply
  throw parseStoredError(reply)
}

/** The request under the secret that its row was written with; under the current secret when it has no row. */
const findStoredRequestName = async (database: Database, keyed: KeyedRequest): Promise<KeyedRequest> => {
  if (keyed.others.length === 0) return keyed
  const names: readonly RequestName[] = [keyed, ...keyed.others]
  const rows = await database
    .select({ keyHash: idempotencyKeys.keyHash })
    .from(idempotencyKeys)
    .where(inArray(idempotencyKeys.keyHash, names.map(hashKey)))
  return { ...keyed, ...names.find((name) => rows.some(({ keyHash }) => keyHash === hashKey(name))) }
}

/**
 * Like `findStoredRequestName`. Servers that have the same secrets run the request one after the other until the
 * transaction ends, because each may write it under another secret.
 */
export const lockStoredRequestName = async (transaction: Database, keyed: KeyedRequest): Promise<KeyedRequest> => {
  if (keyed.others.length === 0) return keyed
  const lock = getLockName([keyed, ...keyed.others].map(hashKey))
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
  return findStoredRequestName(transaction, keyed)
}

/**
 * Returns the reply stored for the same request of the same caller; undefined when there is none. Serves the retry of a
 * call that removes the lead and its tokens (erase).
 */
export const findStoredReply = async (database: Database, request: KeyedRequest): Promise<unknown> => {
  const keyed = await findStoredRequestName(database, request)
  const [row] = await database.select().from(idempotencyKeys).where(buildRowFilter(keyed))
  const belongsToCaller = row !== undefined && row.status !== 0 && row.callerHash === keyed.callerHash
  return belongsToCaller && isSameRequest(row, keyed) ? replay(row, keyed.key) : undefined
}

/** The row of a key whose request was accepted with this reply. */
export const buildAcceptedRow = (keyed: KeyedRequest, reply: unknown, now: Date): Row => ({
  scope: keyed.scope,
  keyHash: hashKey(keyed),
  requestHash: hashRequest(keyed),
  callerHash: keyed.callerHash,
  status: acceptedStatus,
  sealedReply: encryptReply(reply, keyed.key),
  createdAt: now,
})

/**
 * Runs the work once for its key; a retry gets the stored reply.
 * A retry that arrives while the first request runs waits for its row lock.
 * Throws `other-request-under-key`, and `request-in-flight` when the row has no reply.
 * @assumed only the errors (4xx) that count an attempt are stored. The others wrote nothing. After any error the caller
 * may send another body under the same key.
 */
export const runIdempotently = async <Reply>(
  { database, now, ...request }: RunOnceOptions,
  work: () => Promise<Reply>,
): Promise<unknown> => {
  const keyed = await lockStoredRequestName(database, request)
  const { scope, key, callerHash } = keyed
  const rowFilter = buildRowFilter(keyed)
  const claim = { requestHash: hashRequest(keyed), callerHash, status: 0, sealedReply: '', createdAt: now }
  const store = async (status: number, reply: Reply | StoredError): Promise<void> => {
    await database
      .update(idempotencyKeys)
      .set({ status, sealedReply: encryptReply(reply, key) })
      .where(rowFilter)
  }
  const workAndStore = async (): Promise<Reply> => {
    try {
      const reply = await work()
      await store(acceptedStatus, reply)
      return reply
    } catch (error) {
      if (error instanceof LeadError && error.details.commitsWrites === true) {
        const stored = toStoredError(error)
        await store(stored.status, stored)
      }
      throw error
    }
  }
  const claimed = await database
    .insert(idempotencyKeys)
    .values({ scope, keyHash: hashKey(keyed), ...claim })
    .onConflictDoNothing()
    .returning({ keyHash: idempotencyKeys.keyHash })
  if (claimed.length > 0) return workAndStore()
  const [row] = await database.select().from(idempotencyKeys).where(rowFilter).for('update')
  if (row === undefined || row.status === 0) {
    throw buildRequestInFlightError()
  }
  if (isSameRequest(row, keyed)) return replay(row, key)
  if (row.status === acceptedStatus) {
    throw new ProblemError('other-request-under-key', 'Use a new key for a new request.')
  }
  await database.update(idempotencyKeys).set(claim).where(rowFilter)
  return workAndStore()
}
