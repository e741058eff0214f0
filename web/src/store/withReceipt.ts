// Applies the receipt of a call to the stored lead.
import type { LeadHandle } from './schemas.ts'

export const withReceipt = (
  lead: LeadHandle,
  { revision, leadStatus, expiresAt }: Pick<LeadHandle, 'revision' | 'leadStatus' | 'expiresAt'>,
): LeadHandle => ({ ...lead, revision, leadStatus, expiresAt })
