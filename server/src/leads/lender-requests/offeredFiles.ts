// The pictures that a lender may fetch: those that it required, while it has the lead, for a limited time.
import { hourMs } from '@loan/domain/durations'
import { findRequiredSides, uploadSides } from '@loan/domain/lender-steps/documentSides'
import { and, eq, inArray } from 'drizzle-orm'
import { lenderReferences, uploads } from '../../database/schema.ts'
import type { Database } from '../../database/storage.ts'
import type { LenderRequest } from '../../lender-journeys/nextLender.ts'
import type { OfferedFiles } from '../../ports/lenderGateway.ts'
import type { Lead } from '../lead.ts'
import { hashSecret } from '../tokens.ts'

/** @assumed a lender that fetches pictures does it in a day, also after its own failure. */
const fetchHours = 24

type FileRequest = Pick<LenderRequest, 'kind' | 'state' | 'lender' | 'withoutFiles'> & {
  readonly journey: { readonly reference: string }
}

/**
 * Permits the lender to fetch the pictures of a completed ID_UPLOAD, and returns them for its request; null for another
 * request. None when the applicant continued without pictures, although some can be stored: for an earlier lender, or
 * sent before. The caller holds the row lock of the lead.
 */
export const offerFiles = async (
  transaction: Database,
  { kind, state, lender, withoutFiles, journey }: FileRequest,
  { id: leadId, application }: Pick<Lead, 'id' | 'application'>,
  now: Date,
): Promise<OfferedFiles | null> => {
  if (kind !== 'step-completed' || state !== 'ID_UPLOAD') return null
  const required = findRequiredSides(lender.uploadSides ?? uploadSides, application.otherDetails?.identificationType)
  const sides = withoutFiles === true ? [] : required
  const rows = await transaction
    .select({ side: uploads.side, mimeType: uploads.mimeType, bytes: uploads.bytes })
    .from(uploads)
    .where(and(eq(uploads.leadId, leadId), inArray(uploads.side, [...sides])))
  const files = sides.flatMap((side) => rows.filter((row) => row.side === side))
  const until = new Date(now.getTime() + fetchHours * hourMs)
  await transaction
    .update(lenderReferences)
    .set({ fileSides: files.map(({ side }) => side).join(','), filesUntil: until })
    .where(eq(lenderReferences.referenceHash, hashSecret(journey.reference)))
  return { until, files }
}
