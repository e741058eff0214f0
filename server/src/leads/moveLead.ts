// Saves the transitions of a lead and their side effects (verification code, hand-over reference).
// The caller holds the row lock.
import type { Product } from '@loan/domain/products/product'
import type { Database } from '../database/storage.ts'
import type { LeadServices } from './leadServices.ts'
import { advance, afterAnswer, isDue, type Surroundings } from './advance.ts'
import { mayHandOverTo, withReference } from './handOver.ts'
import { journeyOf } from './journeyOf.ts'
import { type Lead, writeLead } from './lead.ts'
import { redirectUrlOf } from './redirectUrl.ts'
import { readVerification, startVerification, verifiedNumber } from './verification.ts'

/** Throws when the lead's product was removed since. */
export const productOf = ({ products }: Pick<LeadServices, 'products'>, lead: Pick<Lead, 'product'>): Product => {
  const product = products.find(({ id }) => id === lead.product)
  if (product === undefined) throw new Error(`There is no product ${lead.product}`)
  return product
}

export type Moving = { readonly services: LeadServices; readonly database: Database; readonly now: Date }

/** Creates a reference for a hand-over, writes the lead, and sends the first code when it enters MOBILE_VERIFICATION. */
export const storeMove = async ({ services, database, now }: Moving, before: Lead, after: Lead): Promise<Lead> => {
  const moved = { ...withReference(after), updatedAt: now }
  await writeLead(database, moved)
  if (moved.state === 'MOBILE_VERIFICATION' && before.state === 'CHECKING') {
    await startVerification(database, { services, lead: moved, product: productOf(services, moved), now })
  }
  return moved
}

const buildSurroundings = async ({ services, database }: Moving, lead: Lead): Promise<Surroundings> => ({
  product: productOf(services, lead),
  verifiedPhoneNumber: verifiedNumber(await readVerification(database, lead.id)),
  mayRedirectTo: (lender, requirement) =>
    requirement === undefined
      ? redirectUrlOf(services.config, lender) !== null
      : mayHandOverTo(services.config, requirement),
})

/** Applies and saves the transitions that are due. */
export const catchUp = async (moving: Moving, lead: Lead): Promise<Lead> => {
  if (!isDue(lead, moving.now)) return lead
  return storeMove(moving, lead, advance(lead, moving.now, await buildSurroundings(moving, lead)))
}

/**
 * Records an accepted action of the applicant: raises the revision and extends the expiry.
 * @assumed each action extends the expiry, so that no lead expires in use; the specification names only `expiresAt`.
 */
export const touch = (product: Product, lead: Lead, now: Date): Lead => ({
  ...lead,
  revision: lead.revision + 1,
  updatedAt: now,
  expiresAt: new Date(now.getTime() + product.expiry.applicationHours * 3_600_000),
})

/** Completes the lender's current requirement; the lender continues after its follow-up time. Raises the revision. */
export const completeRequirement = async (moving: Moving, lead: Lead): Promise<Lead> => {
  const journey = journeyOf(lead)
  const answered = { ...journey, asksDone: journey.asksDone + 1 }
  const touched = touch(productOf(moving.services, lead), lead, moving.now)
  return storeMove(moving, lead, afterAnswer(touched, answered, moving.now, 'ask'))
}
