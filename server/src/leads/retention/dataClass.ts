// The type of a class of stored data (dataClasses.ts).
import type { PgTable } from 'drizzle-orm/pg-core'

/** The name of a cleanup job (retention.ts, cleanup.ts), as in the log. */
export type CleanupJobName =
  | 'drafts'
  | 'erased'
  | 'proofs'
  | 'messages'
  | 'retiredTokens'
  | 'codes'
  | 'emails'
  | 'passwordTries'
  | 'keys'
  | 'receivedCalls'
  | 'reminded'
  | 'expiries'
  | 'files'
  | 'secrets'
  | 'operatorActions'
  | 'operatorSessions'

export type RetentionTime =
  /** A fixed time after an event. */
  | { readonly kind: 'hours'; readonly hours: number; readonly after: string }
  /** Days after the expiry of the lead that an operator sets. */
  | { readonly kind: 'setting'; readonly variable: 'FINISHED_LEAD_DAYS'; readonly after: string }
  /** Until a time that the row stores. */
  | { readonly kind: 'expiry'; readonly of: string }
  /** Retained as long as another class. */
  | { readonly kind: 'with'; readonly other: string }
  | { readonly kind: 'unlimited'; readonly reason: string }

export type DataClass = {
  readonly title: string
  /** A table with several kinds of data is in several classes. */
  readonly tables: readonly PgTable[]
  readonly time: RetentionTime
  readonly afterwards: string
  /** The job that deletes the data; null when nothing has to. */
  readonly job: CleanupJobName | null
}
