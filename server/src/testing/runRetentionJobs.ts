// Runs every retention job once at a given time. For tests only.
import type { Database } from '../database/storage.ts'
import { retentionJobs } from '../leads/retention/retention.ts'

/** Returns how many rows each job changed. */
export const runRetentionJobs = async (
  database: Database,
  now: Date,
  finishedLeadDays: number,
): Promise<Record<keyof typeof retentionJobs, number>> => {
  const retention = { now, finishedLeadDays }
  return {
    drafts: await retentionJobs.drafts(database, retention),
    erased: await retentionJobs.erased(database, retention),
    proofs: await retentionJobs.proofs(database, retention),
    messages: await retentionJobs.messages(database, retention),
    retiredTokens: await retentionJobs.retiredTokens(database, retention),
    emails: await retentionJobs.emails(database, retention),
    codes: await retentionJobs.codes(database, retention),
    passwordTries: await retentionJobs.passwordTries(database, retention),
    keys: await retentionJobs.keys(database, retention),
    receivedCalls: await retentionJobs.receivedCalls(database, retention),
  }
}
