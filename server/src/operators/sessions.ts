// Sign-in of operators by key, and their sessions. A session ends when it is idle or old, at sign-out, and when its key
// is no longer configured. Failed attempts are limited over all servers of the database.
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { hourMs, minuteMs } from '@loan/domain/durations'
import type { OperatorKey } from '../config/operatorVariables.ts'
import { buildKeyedHash, buildKeyedHashes, isOneOfHashes } from '../config/keyedHash.ts'
import { deleteInBatches } from '../database/batches.ts'
import { inTransaction } from '../database/inTransaction.ts'
import { operatorActions, operatorSessions } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { getRetentionHours } from '../leads/retention/dataClasses.ts'
import { createSecret, hashSecret } from '../leads/tokens.ts'
import { recordAction } from './actionLog.ts'
import type { Actor, OperatorServices } from './operatorServices.ts'

/** @assumed a working day, and a break at an unlocked machine (OWASP ASVS 7.3 asks for both limits). */
export const sessionLimits = { hours: getRetentionHours('operatorSessions'), idleMinutes: 30 } as const

/** @assumed more than a person mistypes; a key of 32 characters cannot be guessed at any rate. */
const signInLimits = { tries: 10, minutes: 15 } as const

/**
 * The recorded failures of all networks within `minutes`. Their rows cannot be deleted for two years, so attempts from
 * many networks would fill the disk. Networks without a row have no limit then, and a key still cannot be guessed.
 * @assumed more than all operators mistype.
 */
export const recordedFailures = 200

export type OperatorSession = { readonly operator: string; readonly tokenHash: string }

type KeyOptions = Pick<OperatorServices, 'config' | 'secretKey'>

const purpose = 'operator-keys'

/** Compares with every key in constant time. Null for an unknown key. */
const findKey = ({ config: { operatorKeys }, secretKey }: KeyOptions, providedKey: string): OperatorKey | null => {
  const providedHash = buildKeyedHash(secretKey, purpose, providedKey)
  const matching = operatorKeys.filter(({ key }) =>
    isOneOfHashes([buildKeyedHash(secretKey, purpose, key)], providedHash),
  )
  return matching[0] ?? null
}

/** Returns the seconds until the client may try again; null when it may now. */
const findWaitSeconds = async (transaction: Database, clientHash: string, now: Date): Promise<number | null> => {
  const since = new Date(now.getTime() - signInLimits.minutes * minuteMs)
  const failed = await transaction
    .select({ at: operatorActions.at })
    .from(operatorActions)
    .where(
      and(
        // A literal, not a parameter, so that PostgreSQL uses the partial index `operator_actions_failed`.
        sql`${operatorActions.kind} = 'sign-in-failed'`,
        eq(operatorActions.clientHash, clientHash),
        gt(operatorActions.at, since),
      ),
    )
    .orderBy(asc(operatorActions.at))
  // The client may try again when this attempt is no longer among the recent ones.
  const limiting = failed.at(-signInLimits.tries)
  return limiting === undefined ? null : Math.max(1, Math.ceil((limiting.at.getTime() - since.getTime()) / 1000))
}

const countFailures = async (transaction: Database, now: Date): Promise<number> => {
  const since = new Date(now.getTime() - signInLimits.minutes * minuteMs)
  const rows = await transaction
    .select({ id: operatorActions.id })
    .from(operatorActions)
    .where(and(gt(operatorActions.at, since), eq(operatorActions.kind, 'sign-in-failed')))
    .limit(recordedFailures)
  return rows.length
}

const recordFailure = async (
  transaction: Database,
  services: OperatorServices,
  { clientHash, now }: Pick<Actor, 'clientHash' | 'now'>,
): Promise<void> => {
  const count = await countFailures(transaction, now)
  if (count >= recordedFailures) return
  if (count === recordedFailures - 1)
    services.log.warn('many sign-ins of operators failed: further ones are not recorded')
  const failure = { operator: null, kind: 'sign-in-failed', result: 'rejected' } as const
  await recordAction(transaction, services, { ...failure, at: now, clientHash })
}

export type SignInResult =
  | { readonly result: 'signed-in'; readonly token: string }
  | { readonly result: 'rejected' }
  | { readonly result: 'limited'; readonly retryAfterSeconds: number }

/**
 * `limited` after too many failed attempts. Attempts of one client network run one after the other, so that parallel
 * attempts count too.
 */
export const signIn = (
  services: OperatorServices,
  key: string,
  { clientHash, now }: Pick<Actor, 'clientHash' | 'now'>,
): Promise<SignInResult> =>
  inTransaction(services.storage, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${clientHash}))`)
    const retryAfterSeconds = await findWaitSeconds(transaction, clientHash, now)
    if (retryAfterSeconds !== null) return { result: 'limited', retryAfterSeconds }
    const found = findKey(services, key)
    if (found === null) {
      await recordFailure(transaction, services, { clientHash, now })
      return { result: 'rejected' }
    }
    const token = createSecret()
    await transaction.insert(operatorSessions).values({
      tokenHash: hashSecret(token),
      operator: found.label,
      keyHash: buildKeyedHash(services.secretKey, purpose, found.key),
      createdAt: now,
      usedAt: now,
    })
    await recordAction(transaction, services, {
      at: now,
      operator: found.label,
      kind: 'sign-in',
      result: 'done',
      clientHash,
    })
    return { result: 'signed-in', token }
  })

const hasEnded = ({ createdAt, usedAt }: typeof operatorSessions.$inferSelect, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= sessionLimits.hours * hourMs ||
  now.getTime() - usedAt.getTime() >= sessionLimits.idleMinutes * minuteMs

/** Returns the session of a token and extends it; null when there is none, or when it has ended. */
export const findSession = async (
  { storage: { database }, ...services }: OperatorServices,
  token: string,
  now: Date,
): Promise<OperatorSession | null> => {
  const tokenHash = hashSecret(token)
  const [row] = await database.select().from(operatorSessions).where(eq(operatorSessions.tokenHash, tokenHash))
  if (row === undefined || hasEnded(row, now)) return null
  const isConfigured = services.config.operatorKeys.some(
    ({ label, key }) =>
      label === row.operator && isOneOfHashes(buildKeyedHashes(services.secretKey, purpose, key), row.keyHash),
  )
  if (!isConfigured) return null
  if (now.getTime() - row.usedAt.getTime() >= minuteMs) {
    await database.update(operatorSessions).set({ usedAt: now }).where(eq(operatorSessions.tokenHash, tokenHash))
  }
  return { operator: row.operator, tokenHash }
}

export const signOut = (services: OperatorServices, { tokenHash }: OperatorSession, actor: Actor): Promise<void> =>
  inTransaction(services.storage, async (transaction) => {
    await transaction.delete(operatorSessions).where(eq(operatorSessions.tokenHash, tokenHash))
    const { operator, clientHash, now } = actor
    await recordAction(transaction, services, { at: now, operator, kind: 'sign-out', result: 'done', clientHash })
  })

/** Deletes the sessions that are too old; idle ones remain until then. Returns their number. */
export const deleteOldSessions = (database: Database, now: Date): Promise<number> =>
  deleteInBatches(
    database,
    operatorSessions,
    lt(operatorSessions.createdAt, new Date(now.getTime() - sessionLimits.hours * hourMs)),
  )
