// Distinguishes a temporarily unavailable database (503, the client can retry) from a defect of the server (500).
// Replies and logs do not contain the driver's messages, because they can contain addresses and values.
import { getErrorCode, listCauses } from '../lib/getErrorCode.ts'

/** The queue is full, a wait or the work took too long, or no connection to the database could be made. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
}

const readOnlyCode = '25006'

/** The server only reads: a former primary, a standby, or one that its operator or provider made read-only. */
export class DatabaseReadOnlyError extends DatabaseUnavailableError {
  readonly code = readOnlyCode
}

/**
 * PostgreSQL: 08 connection, 53 resources, 57P0x shutdown and start-up, 57014 statement cancelled, 40 rolled back
 * (deadlock, serialization), 25006 read-only after a failover, 25P03 idle in transaction. Then the codes of network and
 * disk errors.
 */
const codes =
  /^(?:08...|53...|57P0.|57014|40001|40P01|25006|25P03|ECONN\w+|EHOST\w+|ENET\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|ENOSPC|EDQUOT)$/u

/** Messages of pg, pg-pool and PGlite, whose own errors have no code. */
const messages =
  /not queryable|^Connection terminated|^timeout exceeded when trying to connect|^timeout expired|after calling end on the pool|^PGlite is clos/u

/**
 * A migration changed the type of a column after the connection prepared the statement. It works on a new connection.
 * The error has the general code 0A000, so the function of PostgreSQL that reports it identifies it.
 */
const isPlanOutdated = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'routine' in error && error.routine === 'RevalidateCachedQuery'

const isUnavailableCause = (error: unknown): boolean =>
  error instanceof DatabaseUnavailableError ||
  isPlanOutdated(error) ||
  codes.test(getErrorCode(error)) ||
  // Node throws one error for all addresses of a host.
  (error instanceof AggregateError && error.errors.some((inner) => codes.test(getErrorCode(inner)))) ||
  (error instanceof Error && messages.test(error.message))

const lockNotAvailable = '55P03'

/** Another transaction had a lock for longer than `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean =>
  listCauses(error).some((cause) => getErrorCode(cause) === lockNotAvailable)

export const isDatabaseUnavailable = (error: unknown): boolean => listCauses(error).some(isUnavailableCause)

/** PostgreSQL rejected a write because the server only reads. */
export const isDatabaseReadOnly = (error: unknown): boolean =>
  listCauses(error).some((cause) => getErrorCode(cause) === readOnlyCode)
