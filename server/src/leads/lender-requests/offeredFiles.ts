// The pictures that a lender may fetch: those that it required, while it has the lead, for a limited time.
import { hourMs } from '@loan/domain/durations'
import { uploadSides } from '@loan/domain/lender-steps/documentSides'
import { and, eq, inArray } from 'drizzle-orm'
import { lenderReferences, uploads } from '../../database/schema.ts'
import type { Database } from '../../database/storage.ts'
import type { LenderRequest } from '../../lender-journeys/nextLender.ts'
import type { OfferedFiles } from '../../ports/lenderGateway.ts'
import { hashSecret } from '../tokens.ts'

/** @assumed a lender that fetches pictures does it in a day, also after its own failure. */
const fetchHours = 24

type FileRequest = Pick<LenderRequest, 'kind' | 'state' | 'lender'> & {
  readonly journey: { readonly reference: string }
}

/**
 * Permits the lender to fetch the pictures of a completed ID_UPLOAD, and returns them for its request; null for another
 * request. The caller holds the row lock of the lead.
 */
export const offerFiles = async (
  transaction: Database,
  { kind, state, lender, journey }: FileRequest,
  leadId: string,
  now: Date,
): Promise<OfferedFiles | null> => {
  if (kind !== 'step-completed' || state !== 'ID_UPLOAD') return null
  const sides = lender.uploadSides ?? uploadSides
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
