// A lead as the server holds it, and its row in the database.
import { type LeadApplication, leadApplicationSchema } from '@loan/domain/lead/application'
import { isLeadStatus, type LeadStatusName } from '@loan/domain/lead/status'
import type { LenderStep } from '@loan/domain/lender-steps/lenderStep'
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { parseState, type StateName, states } from '@loan/domain/states'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { leads, leadTokens } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { type Journey, journeySchema } from './journey.ts'
import { hashSecret } from './tokens.ts'

export type Lead = {
  readonly id: string
  readonly product: string
  readonly revision: number
  /** Hash of the token the answers were last written with; null where an older release wrote them. */
  readonly writtenBy: string | null
  readonly status: LeadStatusName
  readonly state: StateName
  readonly application: LeadApplication
  readonly journey: Journey | null
  readonly dueAt: Date | null
  readonly submitTries: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly submittedAt: Date | null
  readonly expiresAt: Date
  readonly erasedAt: Date | null
}

const parseStateName = (name: string): StateName => {
  const row = Object.entries(states).find(([key]) => key === name)?.[1]
  const state = parseState(row?.code)
  if (state === null) throw new Error(`The database holds the unknown state ${name}`)
  return state
}

const parseStatus = (status: string): LeadStatusName => {
  if (!isLeadStatus(status)) throw new Error(`The database holds the unknown lead status ${status}`)
  return status
}

/** Throws where the row is none this server could have written. */
const parseLead = ({ handOverHash: _hash, ...row }: typeof leads.$inferSelect): Lead => ({
  ...row,
  status: parseStatus(row.status),
  state: parseStateName(row.state),
  application: v.parse(leadApplicationSchema, row.application),
  journey: v.parse(v.nullable(journeySchema), row.journey),
})

/** Only whoever holds a token of the lead gets it: one query, alike for an unknown id and a wrong token. */
export const readOwnLead = async (database: Database, id: string, tokenHash: string): Promise<Lead | null> => {
  const [row] = await database
    .select({ lead: leads })
    .from(leads)
    .innerJoin(leadTokens, eq(leadTokens.leadId, leads.id))
    .where(and(eq(leads.id, id), eq(leadTokens.tokenHash, tokenHash)))
  return row === undefined ? null : parseLead(row.lead)
}

/** Those somebody may still be at, the newest act first. */
export const readOpenLeads = async (database: Database, now: Date, limit: number): Promise<readonly Lead[]> => {
  const rows = await database
    .select()
    .from(leads)
    .where(and(gt(leads.expiresAt, now), isNull(leads.erasedAt)))
    .orderBy(desc(leads.updatedAt), leads.id)
    .limit(limit)
  return rows.map(parseLead)
}

/** Waits for the lead's other writers; the lock lasts as long as the transaction. */
export const lockLead = async (transaction: Database, id: string): Promise<Lead | null> => {
  const [row] = await transaction.select().from(leads).where(eq(leads.id, id)).for('update')
  return row === undefined ? null : parseLead(row)
}

/** By its hash, so that the time of a comparison says nothing of the reference. Null where it was used or never was. */
export const findByReference = async (database: Database, reference: string): Promise<Lead | null> => {
  const [row] = await database
    .select()
    .from(leads)
    .where(eq(leads.handOverHash, hashSecret(reference)))
  return row === undefined ? null : parseLead(row)
}

export const insertLead = async (transaction: Database, lead: Lead): Promise<void> => {
  await transaction.insert(leads).values(lead)
}

/** Writes everything of the lead that can change. */
export const writeLead = async (transaction: Database, { id, ...changing }: Lead): Promise<void> => {
  await transaction.update(leads).set(changing).where(eq(leads.id, id))
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

const statusIn = (state: StateName): LeadStatusName | undefined =>
  isLenderStepState(state) ? statusByKind[lenderSteps[state].kind] : statusByState[state]

/** The lead in another state, with the status that goes with it; a state that says nothing of it leaves the status. */
export const inState = (lead: Lead, state: StateName): Lead => ({
  ...lead,
  state,
  status: statusIn(state) ?? lead.status,
})
