// Reads what the status of a lead shows, in one query.
import { memoiseByObject } from '@loan/domain/memoise'
import { uploadSides, type UploadSide } from '@loan/domain/lender-steps/documentSides'
import { and, eq, sql } from 'drizzle-orm'
import { leads, leadTokens, uploads, verifications } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { readReceivedSides } from '../uploads/storeUpload.ts'
import { isDue } from '../lender-journeys/advance.ts'
import { type Lead, parseLead } from './lead.ts'
import { requireOpenLead, readCurrent } from './leadAccess.ts'
import type { LeadServices } from './leadServices.ts'
import { readVerification, type Verification } from './verification.ts'

export type StatusSource = {
  readonly lead: Lead
  readonly verification: Verification | null
  /** The sides of the document that are uploaded. */
  readonly received: readonly UploadSide[]
}

const prepareStatus = memoiseByObject((database: Database) =>
  database
    .select({
      lead: leads,
      verification: verifications,
      sides: sql<string[]>`array(select ${uploads.side} from ${uploads} where ${uploads.leadId} = ${leads.id})`,
    })
    .from(leads)
    .innerJoin(leadTokens, eq(leadTokens.leadId, leads.id))
    .leftJoin(verifications, eq(verifications.leadId, leads.id))
    .where(and(eq(leads.id, sql.placeholder('id')), eq(leadTokens.tokenHash, sql.placeholder('tokenHash'))))
    .prepare('read_status'),
)

/** The lead with due transitions applied, and what its screen shows besides. Throws like `findOwn`. */
export const readStatusSource = async (
  services: LeadServices,
  id: string,
  tokenHash: string,
  now: Date,
): Promise<StatusSource> => {
  const { database } = services.storage
  const [row] = await prepareStatus(database).execute({ id, tokenHash })
  const found = await requireOpenLead(database, row === undefined ? null : parseLead(row.lead), { id, tokenHash, now })
  if (row !== undefined && !isDue(found, now, services.lenders)) {
    const received = uploadSides.filter((side) => row.sides.includes(side))
    return { lead: found, verification: row.verification, received }
  }
  const lead = await readCurrent(services, id, tokenHash, now)
  return { lead, verification: await readVerification(database, id), received: await readReceivedSides(database, id) }
}
