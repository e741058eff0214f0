// Tells a database that cannot serve right now (503, worth a retry) from a defect of ours (500).
// The messages of the driver never leave the process: they can hold addresses and values.

/** Thrown before the database is reached: the queue is full, the wait was too long, or the database is known to be away. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
}

/**
 * PostgreSQL: 08 connection, 53 resources, 57P0x shutdown and start-up, 57014 statement cancelled, 40 rolled back
 * (deadlock, serialization), 25006 read-only after a failover, 25P03 idle in transaction. Then the codes of the network
 * and of the disk.
 */
const codes =
  /^(?:08...|53...|57P0.|57014|40001|40P01|25006|25P03|ECONN\w+|EHOST\w+|ENET\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|ENOSPC|EDQUOT)$/u

/** The driver's own errors have no code; these are the messages of pg, pg-pool and PGlite. */
const messages =
  /not queryable|^Connection terminated|^timeout exceeded when trying to connect|^timeout expired|after calling end on the pool|^PGlite is clos/u

/** An error and what caused it: drizzle wraps those of the driver. */
const listCauses = (error: unknown): readonly unknown[] =>
  error instanceof Error && error.cause !== undefined ? [error, ...listCauses(error.cause)] : [error]

const readCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

const isUnavailableCause = (error: unknown): boolean =>
  error instanceof DatabaseUnavailableError ||
  codes.test(readCode(error)) ||
  // A host with several addresses fails with one error for all of them.
  (error instanceof AggregateError && error.errors.some((inner) => codes.test(readCode(inner)))) ||
  (error instanceof Error && messages.test(error.message))

export const isDatabaseUnavailable = (error: unknown): boolean => listCauses(error).some(isUnavailableCause)
