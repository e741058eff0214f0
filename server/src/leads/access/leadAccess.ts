// Reads a lead by its token, with due transitions applied, and locks it for a write.
import type { StateName } from '@loan/domain/states'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Database } from '../../database/storage.ts'
import { LeadError, buildNotFoundError } from '../../lib/leadError.ts'
import { isDue } from '../../lender-journeys/advanceJourney.ts'
import { findRetirementError } from '../links/devices.ts'
import { hasExpired, type Lead, lockLead, lockOwnLead, readOwnLead } from '../lead.ts'
import type { LeadServices } from '../leadServices.ts'
import type { LeadTransaction } from '../leadTransaction.ts'
import { applyDueTransitions } from '../transitions/applyEvents.ts'
import { buildWrongStateError } from '../leadErrors.ts'

/** Throws `wrong-state` with the current state of the lead when it is not one of those allowed. */
export const assertState = (lead: Lead, ...allowed: readonly StateName[]): void => {
  if (!allowed.includes(lead.state)) throw buildWrongStateError(lead, `This call is allowed in ${allowed.join(', ')}.`)
}

/** A caller's claim to a lead. */
export type LeadCredentials = { readonly id: string; readonly tokenHash: string; readonly now: Date }

/** Throws `not-found` without a lead, `gone` for an expired lead, or why the token was retired. */
const requireOpenLead = async (
  database: Database,
  found: Lead | null,
  { id, tokenHash, now }: LeadCredentials,
): Promise<Lead> => {
  if (found === null) throw (await findRetirementError(database, id, tokenHash)) ?? buildNotFoundError()
  if (hasExpired(found, now) || found.erasedAt !== null) throw new LeadError('gone', 'The application has expired.')
  return found
}

/** Throws `not-found` for an unknown lead or token, `gone` for an expired lead, or why the token was retired. */
export const requireOwnLead = async (database: Database, access: LeadCredentials): Promise<Lead> =>
  requireOpenLead(database, await readOwnLead(database, access.id, access.tokenHash), access)

/** Locks the row until the transaction ends and applies due transitions. Throws `not-found`. */
export const lockWithDueTransitions = async (leadTransaction: LeadTransaction, id: string): Promise<Lead> => {
  const lead = await lockLead(leadTransaction.database, id)
  if (lead === null) throw buildNotFoundError()
  return applyDueTransitions(leadTransaction, lead)
}

/**
 * Like `requireOwnLead`, and locks the row until the transaction ends, with due transitions applied. An erasure, or
 * another device that ends the access, deletes the token, also while the call waits for the lock.
 */
export const lockCurrentLead = async (
  services: LeadServices,
  database: Database,
  access: LeadCredentials,
): Promise<Lead> => {
  const { id, tokenHash, now } = access
  const lead = await requireOpenLead(database, await lockOwnLead(database, id, tokenHash), access)
  return applyDueTransitions({ services, database, now }, lead)
}

/** The lead with due transitions applied; the row lock is released. */
export const readCurrentLead = async (services: LeadServices, access: LeadCredentials): Promise<Lead> => {
  const found = await requireOwnLead(services.storage.database, access)
  if (!isDue(found, access.now, services.lenders)) return found
  return inTransaction(services.storage, (transaction) => lockCurrentLead(services, transaction, access))
}
