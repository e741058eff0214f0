// The cleanup jobs of the operators' tables.
import type { Database } from '../database/storage.ts'
import type { CleanupJobName } from '../leads/retention/dataClass.ts'
import { deleteOldActions } from './actionLog.ts'
import { deleteOldSessions } from './sessions.ts'

/** Each deletes rows past their retention time and returns their number. */
export const operatorRetentionJobs = {
  operatorActions: deleteOldActions,
  operatorSessions: deleteOldSessions,
} satisfies Readonly<Partial<Record<CleanupJobName, (database: Database, now: Date) => Promise<number>>>>
