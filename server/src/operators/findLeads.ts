// Finds leads for operators: those in progress, and those of a search. Rows are not parsed, because an operator also
// has to find a lead whose row is invalid.
import { asc, between, count, desc, eq, min, sql } from 'drizzle-orm'
import { dayMs, hourMs } from '@loan/domain/durations'
import { inTransaction } from '../database/inTransaction.ts'
import { leadInProgressCondition, leads } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { recordAction } from './actionLog.ts'
import type { Actor, OperatorServices } from './operatorServices.ts'
import { buildPersonCondition, hashPerson, type Person, type SearchTerm } from './person.ts'

const summary = {
  id: leads.id,
  product: leads.product,
  state: leads.state,
  status: leads.status,
  createdAt: leads.createdAt,
  updatedAt: leads.updatedAt,
  submittedAt: leads.submittedAt,
  expiresAt: leads.expiresAt,
  dueAt: leads.dueAt,
  erasedAt: leads.erasedAt,
} as const

export type LeadSummary = Pick<typeof leads.$inferSelect, keyof typeof summary>

export type ProgressCounts = {
  readonly states: readonly {
    readonly state: string
    readonly status: string
    readonly total: number
    /** Leads without a change for an hour, and for a day. */
    readonly overHour: number
    readonly overDay: number
    readonly oldest: Date | null
  }[]
  /** The leads with the oldest last change. */
  readonly longest: readonly LeadSummary[]
}

const longestLimit = 20

const countOlder = (now: Date, ms: number) =>
  sql<number>`count(*) filter (where ${leads.updatedAt} < ${new Date(now.getTime() - ms).toISOString()}::timestamptz)`.mapWith(
    Number,
  )

/** Submitted leads that wait for a lender or the applicant and have not expired. */
export const readProgress = async (database: Database, now: Date): Promise<ProgressCounts> => {
  const isOpen = sql`${sql.raw(leadInProgressCondition)} and ${leads.expiresAt} > ${now.toISOString()}::timestamptz`
  const states = await database
    .select({
      state: leads.state,
      status: leads.status,
      total: count(),
      overHour: countOlder(now, hourMs),
      overDay: countOlder(now, dayMs),
      oldest: min(leads.updatedAt),
    })
    .from(leads)
    .where(isOpen)
    .groupBy(leads.state, leads.status)
    .orderBy(leads.state)
  const longest = await database
    .select(summary)
    .from(leads)
    .where(isOpen)
    .orderBy(asc(leads.updatedAt))
    .limit(longestLimit)
  return { states, longest }
}

/** More leads than one person has. A result of this length is incomplete. */
export const personLeadLimit = 200

/** Newest first. Erased leads belong to no person any more. */
export const readPersonLeads = (
  database: Database,
  person: Person,
  limit = personLeadLimit,
): Promise<readonly LeadSummary[]> =>
  database
    .select(summary)
    .from(leads)
    .where(buildPersonCondition(person))
    .orderBy(desc(leads.createdAt), leads.id)
    .limit(limit)

const readByTerm = (database: Database, term: SearchTerm): Promise<readonly LeadSummary[]> =>
  term.kind === 'person'
    ? readPersonLeads(database, term.person)
    : database
        .select(summary)
        .from(leads)
        .where(
          term.ids.first === term.ids.last
            ? eq(leads.id, term.ids.first)
            : between(leads.id, term.ids.first, term.ids.last),
        )
        .limit(personLeadLimit)

/** Records the search in the same transaction. */
export const searchLeads = (
  services: OperatorServices,
  { operator, clientHash, now }: Actor,
  term: SearchTerm,
): Promise<readonly LeadSummary[]> =>
  inTransaction(services.storage, async (transaction) => {
    const found = await readByTerm(transaction, term)
    await recordAction(transaction, services, {
      at: now,
      operator,
      kind: 'search',
      result: found.length === 0 ? 'none' : 'done',
      clientHash,
      leadCount: found.length,
      ...(term.kind === 'person' && { personHash: hashPerson(services.secretKey, term.person) }),
      ...(term.kind === 'ids' && found.length === 1 && { leadId: found[0]?.id ?? null }),
    })
    return found
  })
