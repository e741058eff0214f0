// Idempotency-Key (draft-ietf-httpapi-idempotency-key-header): one key, one request, one reply, for 24 hours.
// Reply and writes share a transaction, so a crash leaves both or neither.
import { and, eq } from 'drizzle-orm'
import { idempotencyKeys } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { ProblemError } from './problemError.ts'
import { hash, sealReply, unsealReply } from './sealedReply.ts'

/** @assumed as payment services keep them. */
export const idempotencyKeyHours = 24

/** Bare (`abc`) or as a structured field string (`"abc"`). Throws `bad-request` where it is missing or malformed. */
export const parseIdempotencyKey = (header: string | undefined): string => {
  const key = header?.trim().replace(/^"(.*)"$/u, '$1')
  if (key === undefined || key === '') throw new ProblemError('bad-request', 'The header Idempotency-Key is missing.')
  if (/^[!#-~]{1,200}$/u.test(key)) return key
  throw new ProblemError('bad-request', 'Idempotency-Key should be 1 to 200 visible ASCII characters without quotes.')
}

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  )
}

type Once = {
  readonly database: Database
  readonly scope: string
  readonly key: string
  readonly request: unknown
  readonly now: Date
}

/**
 * Runs the work once for its key; a retry gets the stored reply.
 * A retry that arrives while the first is still at work waits for it in the database.
 * Throws `other-request-under-key`.
 * @assumed only replies of accepted work are kept: what was refused (4xx) may be mended, and another body sent under
 * the same key.
 */
export const runOnce = async <Reply>(
  { database, scope, key, request, now }: Once,
  work: () => Promise<Reply>,
): Promise<unknown> => {
  const row = { scope, keyHash: hash(`${scope}\n${key}`), requestHash: hash(JSON.stringify(sortKeys(request))) }
  const isRow = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.keyHash, row.keyHash))
  const claimed = await database
    .insert(idempotencyKeys)
    .values({ ...row, status: 0, sealedReply: '', createdAt: now })
    .onConflictDoNothing()
    .returning({ keyHash: idempotencyKeys.keyHash })
  if (claimed.length > 0) {
    const reply = await work().catch(async (error: unknown) => {
      // A refusal may keep its writes, and then must not keep the claim.
      if (error instanceof ProblemError) await database.delete(idempotencyKeys).where(isRow)
      throw error
    })
    await database
      .update(idempotencyKeys)
      .set({ status: 200, sealedReply: sealReply(reply, key) })
      .where(isRow)
    return reply
  }
  const [held] = await database.select().from(idempotencyKeys).where(isRow)
  if (held === undefined || held.status === 0) {
    throw new ProblemError('request-in-flight', 'Ask again with the same key.', { retryAfterSeconds: 1 })
  }
  if (held.requestHash !== row.requestHash) {
    throw new ProblemError('other-request-under-key', 'Use a new key for a new request.')
  }
  return unsealReply(held.sealedReply, key)
}
