// Erases a lead on request, and sends a notice to the lender that has it.
import type { leads } from '../../database/schema.ts'
import { type Lead, parseLead } from '../lead.ts'
import { buildWithdrawal, lockRequests, sendLenderRequests } from '../lender-requests/lenderRequests.ts'
import { erase } from './retention.ts'
import type { LeadTransaction } from '../leadTransaction.ts'
import { requireProduct } from '../products.ts'

/** Whether the end of the lead's wait was saved after its expiry, which sent the notice (applyEvents.ts). */
const hasExpiryNotice = ({ dueAt, expiresAt, updatedAt }: Lead): boolean => dueAt === null && updatedAt >= expiresAt

/** The caller holds the row lock. */
export const eraseWithNotice = async ({ services, database, now }: LeadTransaction, lead: Lead): Promise<void> => {
  const withdrawal = hasExpiryNotice(lead) ? [] : buildWithdrawal(services.lenders, lead)
  const earlier = withdrawal.length === 0 ? [] : await lockRequests(database, lead.id)
  await erase(database, lead, now)
  const product = requireProduct(services, lead)
  await sendLenderRequests(database, withdrawal, { services, lead, product, now, earlier })
}

const parseOrNone = (row: typeof leads.$inferSelect): Lead | null => {
  try {
    return parseLead(row)
  } catch {
    return null
  }
}

/**
 * Like `eraseWithNotice`. A lead whose row is invalid, or whose product was removed, is erased without a notice; the
 * result is false then.
 */
export const eraseStored = async (
  leadTransaction: LeadTransaction,
  row: typeof leads.$inferSelect,
): Promise<boolean> => {
  const { services, database, now } = leadTransaction
  const lead = services.products.some(({ id }) => id === row.product) ? parseOrNone(row) : null
  if (lead === null) await erase(database, row, now)
  else await eraseWithNotice(leadTransaction, lead)
  return lead !== null
}
