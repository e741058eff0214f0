// One change to a lead with what it brings along: a code is sent when a lender asks for the number to be proved.
// The caller holds the lead's lock.
import type { Product } from '@loan/domain/products/product'
import type { Database } from '../database/storage.ts'
import type { LeadServices } from './leadServices.ts'
import { advance, afterAnswer, isDue, type Surroundings } from './advance.ts'
import { mayHandOverTo, withReference } from './handOver.ts'
import { journeyOf } from './journeyOf.ts'
import { type Lead, writeLead } from './lead.ts'
import { redirectUrlOf } from './redirectUrl.ts'
import { readVerification, startVerification, verifiedNumber } from './verification.ts'

/** Throws where the lead's product was taken out since. */
export const productOf = ({ products }: Pick<LeadServices, 'products'>, lead: Pick<Lead, 'product'>): Product => {
  const product = products.find(({ id }) => id === lead.product)
  if (product === undefined) throw new Error(`There is no product ${lead.product}`)
  return product
}

export type Moving = { readonly services: LeadServices; readonly database: Database; readonly now: Date }

/** Writes the lead; where it enters MOBILE_VERIFICATION, sends the first code, and before a hand-over makes a reference. */
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

/** Everything that has come due since the lead was last looked at. */
export const catchUp = async (moving: Moving, lead: Lead): Promise<Lead> => {
  if (!isDue(lead, moving.now)) return lead
  return storeMove(moving, lead, advance(lead, moving.now, await buildSurroundings(moving, lead)))
}

/**
 * An accepted act of the applicant: counts as a write, and the lead lives on from now.
 * @assumed the expiry moves with each act, so that nobody is cut off at work; the specification names only `expiresAt`.
 */
export const touch = (product: Product, lead: Lead, now: Date): Lead => ({
  ...lead,
  revision: lead.revision + 1,
  updatedAt: now,
  expiresAt: new Date(now.getTime() + product.expiry.applicationHours * 3_600_000),
})

/** The applicant has answered what the current state asks: the lender goes on in a moment. Counts as a write. */
export const completeRequirement = async (moving: Moving, lead: Lead): Promise<Lead> => {
  const journey = journeyOf(lead)
  const answered = { ...journey, asksDone: journey.asksDone + 1 }
  const touched = touch(productOf(moving.services, lead), lead, moving.now)
  return storeMove(moving, lead, afterAnswer(touched, answered, moving.now, 'ask'))
}
