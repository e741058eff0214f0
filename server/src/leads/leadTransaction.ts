// What the code needs that reads and writes a lead in a transaction.
import type { Database } from '../database/storage.ts'
import type { LeadServices } from './leadServices.ts'

/** `database` is the open transaction, and `now` the time of the call. */
export type LeadTransaction = { readonly services: LeadServices; readonly database: Database; readonly now: Date }
