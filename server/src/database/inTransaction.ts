// A transaction that can commit its writes although it rejects the call, for example to count a wrong code.
import { LeadError } from '../lib/leadError.ts'
import type { Database, Storage } from './storage.ts'

/** Rolls back on every error, except a LeadError with `commitsWrites`, which is thrown after the commit. */
export const inTransaction = async <Result>(
  storage: Storage,
  work: (database: Database) => Promise<Result>,
): Promise<Result> => {
  const outcome = await storage.database.transaction(async (transaction) => {
    try {
      return { result: await work(transaction) }
    } catch (error) {
      if (error instanceof LeadError && error.details.commitsWrites === true) return { rejection: error }
      throw error
    }
  })
  if ('rejection' in outcome) throw outcome.rejection
  return outcome.result
}
