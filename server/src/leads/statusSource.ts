// Reads what the status of a lead shows: the lead in one query, and the data of its screen where the state has some. A join
// of all three would read tables whose rows most states do not show.
import { memoiseByObject } from '@loan/domain/memoise'
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import type { StateName } from '@loan/domain/states'
import { and, eq, sql } from 'drizzle-orm'
import { leads, leadTokens } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { readReceivedSides } from '../uploads/storeUpload.ts'
import { isDue } from '../lender-journeys/advance.ts'
import { type Lead, parseLead } from './lead.ts'
import { requireOpenLead, readCurrent } from './leadAccess.ts'
import type { LeadServices } from './leadServices.ts'
import { readVerification, type Verification } from './verification.ts'

export type StatusSource = {
  readonly lead: Lead
  /** Null in the states that do not verify a number. */
  readonly verification: Verification | null
  /** The sides of the document that are uploaded; none in the states without uploads. */
  readonly received: readonly UploadSide[]
}

const verificationStates: readonly StateName[] = ['MOBILE_VERIFICATION', 'CHANGE_MOBILE_NUMBER']

const prepareStatus = memoiseByObject((database: Database) =>
  database
    .select({ lead: leads })
    .from(leads)
    .innerJoin(leadTokens, eq(leadTokens.leadId, leads.id))
    .where(and(eq(leads.id, sql.placeholder('id')), eq(leadTokens.tokenHash, sql.placeholder('tokenHash'))))
    .prepare('read_status'),
)

/** The lead with due transitions applied. Throws like `findOwn`. */
const readStatusLead = async (services: LeadServices, id: string, tokenHash: string, now: Date): Promise<Lead> => {
  const { database } = services.storage
  const [row] = await prepareStatus(database).execute({ id, tokenHash })
  const found = await requireOpenLead(database, row === undefined ? null : parseLead(row.lead), { id, tokenHash, now })
  return isDue(found, now, services.lenders) ? readCurrent(services, id, tokenHash, now) : found
}

/** The lead with due transitions applied, and what its screen shows besides. Throws like `findOwn`. */
export const readStatusSource = async (
  services: LeadServices,
  id: string,
  tokenHash: string,
  now: Date,
): Promise<StatusSource> => {
  const { database } = services.storage
  const lead = await readStatusLead(services, id, tokenHash, now)
  return {
    lead,
    verification: verificationStates.includes(lead.state) ? await readVerification(database, id) : null,
    received: lead.state === 'ID_UPLOAD' ? await readReceivedSides(database, id) : [],
  }
}
