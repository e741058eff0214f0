// Runs every retention job once at a given time. For tests only.
import type { Database } from '../database/storage.ts'
import { retentionSweeps } from '../leads/retention.ts'

/** Returns how many rows each job changed. */
export const purge = async (
  database: Database,
  now: Date,
  finishedLeadDays: number,
): Promise<Record<keyof typeof retentionSweeps, number>> => {
  const retention = { now, finishedLeadDays }
  return {
    drafts: await retentionSweeps.drafts(database, retention),
    erased: await retentionSweeps.erased(database, retention),
    messages: await retentionSweeps.messages(database, retention),
    retiredTokens: await retentionSweeps.retiredTokens(database, retention),
    codes: await retentionSweeps.codes(database, retention),
    passwordTries: await retentionSweeps.passwordTries(database, retention),
    keys: await retentionSweeps.keys(database, retention),
  }
}
