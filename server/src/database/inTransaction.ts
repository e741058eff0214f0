// A transaction that can commit its writes although it rejects the call, for example to count a wrong code.
import { LeadError } from '../lib/leadError.ts'
import { runAfterCommit } from './afterCommit.ts'
import { emitOutboxWrites } from './outboxSignal.ts'
import type { Database, Storage } from './storage.ts'
import { setTraceparent } from './transactionTrace.ts'

/**
 * Rolls back on every error, except a LeadError with `commitsWrites`, which is thrown after the commit. Reports
 * committed rows of the outbox to this server's worker.
 */
export const inTransaction = async <Result>(
  storage: Storage,
  work: (database: Database) => Promise<Result>,
): Promise<Result> => {
  const outcome = await storage.database.transaction(async (transaction) => {
    if (storage.traceparent !== null) setTraceparent(transaction, storage.traceparent)
    try {
      return { transaction, result: await work(transaction) }
    } catch (error) {
      if (error instanceof LeadError && error.details.commitsWrites === true) return { transaction, rejection: error }
      throw error
    }
  })
  emitOutboxWrites(storage.outboxSignal, outcome.transaction)
  runAfterCommit(outcome.transaction)
  if ('rejection' in outcome) throw outcome.rejection
  return outcome.result
}
