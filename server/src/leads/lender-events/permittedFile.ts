// Finds a picture that a lender may fetch (offeredFiles.ts).
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import { and, eq } from 'drizzle-orm'
import { lenderReferences, uploads } from '../../database/schema.ts'
import { LeadError, buildNotFoundError } from '../../lib/leadError.ts'
import type { StoredFile } from '../../ports/fileStore.ts'
import { lockWithDueTransitions } from '../access/leadAccess.ts'
import type { LeadTransaction } from '../leadTransaction.ts'
import { hashSecret } from '../tokens.ts'

export type PermittedFile = { readonly leadId: string; readonly mimeType: string; readonly stored: StoredFile }

type WantedFile = { readonly lender: string; readonly reference: string; readonly side: UploadSide }

/**
 * Finds a picture that the lender may fetch. Throws `not-found` for a reference or a picture that this lender does not
 * have, and `gone` when the lender no longer has the lead or the time is over.
 */
export const findPermittedFile = async (
  leadTransaction: LeadTransaction,
  { lender, reference, side }: WantedFile,
): Promise<PermittedFile> => {
  const { database, now } = leadTransaction
  const [permission] = await database
    .select()
    .from(lenderReferences)
    .where(eq(lenderReferences.referenceHash, hashSecret(reference)))
  if (permission === undefined || permission.lender !== lender) throw buildNotFoundError()
  const { leadId, fileSides, filesUntil } = permission
  if (fileSides === null || !fileSides.split(',').includes(side)) throw buildNotFoundError()
  const lead = await lockWithDueTransitions(leadTransaction, leadId)
  const hasLead = lead.erasedAt === null && lead.journey?.reference === reference
  if (!hasLead || filesUntil === null || filesUntil <= now)
    throw new LeadError('gone', 'The lender no longer has the lead, or the time to fetch its pictures is over.')
  const [row] = await database
    .select()
    .from(uploads)
    .where(and(eq(uploads.leadId, leadId), eq(uploads.side, side)))
  if (row === undefined) throw buildNotFoundError()
  const { fileName, sealKey, mimeType } = row
  return { leadId, mimeType, stored: { fileName, sealKey } }
}
