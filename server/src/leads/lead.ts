// The `Lead` type, and reading, locking and writing its database row.
import { type LeadApplication, leadApplicationSchema } from '@loan/domain/lead/application'
import type { LeadIdRange } from '@loan/domain/lead/applicationNumber'
import { isLeadStatus, type LeadStatusName } from '@loan/domain/lead/status'
import type { LenderStep } from '@loan/domain/lender-steps/lenderStep'
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { isStateName, type StateName } from '@loan/domain/states'
import { memoiseByObject } from '@loan/domain/memoise'
import { parseTolerant } from '@loan/domain/parseTolerant'
import { and, between, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { leads, leadTokens } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { type LenderJourney, journeySchema, toStoredJourney } from '../lender-journeys/journey.ts'
import { hashSecret } from './tokens.ts'

export type Lead = {
  readonly id: string
  readonly product: string
  readonly revision: number
  /** Hash of the token that last wrote the answers; null when an older release wrote them. */
  readonly writtenBy: string | null
  readonly status: LeadStatusName
  readonly state: StateName
  readonly application: LeadApplication
  readonly journey: LenderJourney | null
  readonly dueAt: Date | null
  readonly submitTries: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly submittedAt: Date | null
  readonly expiresAt: Date
  readonly erasedAt: Date | null
}

/** The number to which codes are sent: the one that the applicant entered last. */
export const getPhoneNumber = ({ application }: Pick<Lead, 'application'>): string =>
  application.contactDetails?.phoneNumber ?? ''

const parseStateName = (name: string): StateName => {
  if (!isStateName(name)) throw new Error(`The database contains the unknown state ${name}`)
  return name
}

const parseStatus = (status: string): LeadStatusName => {
  if (!isLeadStatus(status)) throw new Error(`The database contains the unknown lead status ${status}`)
  return status
}

/** Throws when the value differs from the schema, except for keys that a newer release wrote. */
const parseStored = <Schema extends v.GenericSchema>(schema: Schema, stored: unknown): v.InferOutput<Schema> => {
  const parsed = parseTolerant<Schema>(schema, stored)
  if (!parsed.success) throw new v.ValiError(parsed.issues)
  return parsed.output
}

/** The answers as the database has them. They are not written back, because a newer release may have added keys. */
const storedApplications = new WeakSet<LeadApplication>()

/** Throws when the status, state, application or journey of the row is invalid. */
export const parseLead = ({ handOverHash: _hash, ...row }: typeof leads.$inferSelect): Lead => {
  const application = parseStored(leadApplicationSchema, row.application)
  storedApplications.add(application)
  return {
    ...row,
    status: parseStatus(row.status),
    state: parseStateName(row.state),
    application,
    journey: parseStored(v.nullable(journeySchema), row.journey),
  }
}

const prepareOwnLead = memoiseByObject((database: Database) =>
  database
    .select({ lead: leads })
    .from(leads)
    .innerJoin(leadTokens, eq(leadTokens.leadId, leads.id))
    .where(and(eq(leads.id, sql.placeholder('id')), eq(leadTokens.tokenHash, sql.placeholder('tokenHash'))))
    .prepare('read_own_lead'),
)

/**
 * Finds a lead by its id and one of its tokens. An unknown id and a wrong token take the same query and return null.
 */
export const readOwnLead = async (database: Database, id: string, tokenHash: string): Promise<Lead | null> => {
  const [row] = await prepareOwnLead(database).execute({ id, tokenHash })
  return row === undefined ? null : parseLead(row.lead)
}

type OpenLeadsFilter = {
  readonly now: Date
  readonly limit: number
  readonly ids?: LeadIdRange
  /** The id of a product. */
  readonly product?: string
}

/** Leads that are neither expired nor erased, the most recently updated first. */
export const readOpenLeads = async (
  database: Database,
  { now, limit, ids, product }: OpenLeadsFilter,
): Promise<readonly Lead[]> => {
  const rows = await database
    .select()
    .from(leads)
    .where(
      and(
        gt(leads.expiresAt, now),
        isNull(leads.erasedAt),
        ids === undefined ? undefined : between(leads.id, ids.first, ids.last),
        product === undefined ? undefined : eq(leads.product, product),
      ),
    )
    .orderBy(desc(leads.updatedAt), leads.id)
    .limit(limit)
  return rows.map(parseLead)
}

/**
 * Whether the application is over. A call can read the time before the expiry and get the row lock after another server
 * has ended the wait of the expired lead, whose lender then has a notice (transitions/applyEvents.ts): the lead was
 * changed after its expiry. Any other change is before it.
 */
export const hasExpired = ({ expiresAt, updatedAt }: Pick<Lead, 'expiresAt' | 'updatedAt'>, now: Date): boolean =>
  expiresAt <= now || updatedAt >= expiresAt

/** Locks the row until the transaction ends. Null for an unknown id. */
export const lockLead = async (transaction: Database, id: string): Promise<Lead | null> => {
  const [row] = await transaction.select().from(leads).where(eq(leads.id, id)).for('update')
  return row === undefined ? null : parseLead(row)
}

/**
 * Locks the row of a lead and that of one of its tokens until the transaction ends, so that an access that ended while
 * the call waited is not found. The lead is locked first, as by every other call. Null for an unknown id and a wrong
 * token.
 */
export const lockOwnLead = async (transaction: Database, id: string, tokenHash: string): Promise<Lead | null> => {
  const [row] = await transaction
    .select({ lead: leads })
    .from(leads)
    .innerJoin(leadTokens, eq(leadTokens.leadId, leads.id))
    .where(and(eq(leads.id, id), eq(leadTokens.tokenHash, tokenHash)))
    .for('update', { of: [leads, leadTokens] })
  return row === undefined ? null : parseLead(row.lead)
}

/**
 * Compares hashes, so that the response time reveals nothing about the reference. Null when it is unknown or used, and
 * when the lead has expired: its hand-over would otherwise extend its expiry.
 */
export const findByReference = async (database: Database, reference: string, now: Date): Promise<Lead | null> => {
  const [row] = await database
    .select()
    .from(leads)
    .where(and(eq(leads.handOverHash, hashSecret(reference)), gt(leads.expiresAt, now)))
  return row === undefined ? null : parseLead(row)
}

/** Writes every column except the id, and the answers only when they changed. */
export const writeLead = async (
  transaction: Database,
  { id, application, journey, ...changing }: Lead,
): Promise<void> => {
  const answers = storedApplications.has(application) ? {} : { application }
  await transaction
    .update(leads)
    .set({ ...changing, ...answers, journey: journey === null ? null : toStoredJourney(journey) })
    .where(eq(leads.id, id))
}

const statusByKind: Readonly<Record<LenderStep['kind'], LeadStatusName>> = {
  questions: 'waiting',
  consents: 'waiting',
  offers: 'offered',
  'hand-over': 'waiting',
  upload: 'waiting',
  debts: 'waiting',
}

const statusByState: Readonly<Partial<Record<StateName, LeadStatusName>>> = {
  NONE: 'draft',
  CHECKING: 'checking',
  MOBILE_VERIFICATION: 'waiting',
  CHANGE_MOBILE_NUMBER: 'waiting',
  ACCEPTED: 'accepted',
  REDIRECTED: 'redirected',
  REJECTED: 'rejected',
}

const findStatus = (state: StateName): LeadStatusName | undefined =>
  isLenderStepState(state) ? statusByKind[lenderSteps[state].kind] : statusByState[state]

/** Returns the lead in another state with the status of that state. A state without a status leaves it unchanged. */
export const withState = (lead: Lead, state: StateName): Lead => ({
  ...lead,
  state,
  status: findStatus(state) ?? lead.status,
})
