// Saves the transitions of a lead and their side effects (verification code, receipt by e-mail, hand-over reference).
// The caller holds the row lock.
import type { Product } from '@loan/domain/products/product'
import { addAfterCommit } from '../database/afterCommit.ts'
import type { Database } from '../database/storage.ts'
import type { LeadServices } from './leadServices.ts'
import { advance, isDue, type AdvanceContext } from './advance.ts'
import { sendAcceptedEmail } from './acceptedEmail.ts'
import { listLenderAnswers } from './lenderAnswers.ts'
import { waitForFollowUp } from './requestNextLender.ts'
import { canHandOverTo, withReference } from './handOver.ts'
import { requireJourney } from './requireJourney.ts'
import { type Lead, writeLead } from './lead.ts'
import { resolveRedirectUrl } from './redirectUrl.ts'
import { readVerification, startVerification, getVerifiedNumber } from './verification.ts'

/** Throws when the lead's product was removed since. */
export const requireProduct = ({ products }: Pick<LeadServices, 'products'>, lead: Pick<Lead, 'product'>): Product => {
  const product = products.find(({ id }) => id === lead.product)
  if (product === undefined) throw new Error(`There is no product ${lead.product}`)
  return product
}

export type TransitionContext = { readonly services: LeadServices; readonly database: Database; readonly now: Date }

/**
 * Creates a reference for a hand-over, writes the lead, sends the first code when it enters MOBILE_VERIFICATION and the
 * receipt when it enters ACCEPTED.
 */
export const saveTransition = async (
  { services, database, now }: TransitionContext,
  before: Lead,
  after: Lead,
): Promise<Lead> => {
  const savedLead = { ...withReference(after), updatedAt: now }
  await writeLead(database, savedLead)
  addAfterCommit(database, () => {
    for (const answer of listLenderAnswers(before.journey, after.journey)) services.metrics.recordLenderAnswer(answer)
  })
  if (savedLead.state === 'MOBILE_VERIFICATION' && before.state === 'CHECKING') {
    await startVerification(database, { services, lead: savedLead, product: requireProduct(services, savedLead), now })
  }
  if (savedLead.state === 'ACCEPTED' && before.state !== 'ACCEPTED') {
    await sendAcceptedEmail(database, { services, lead: savedLead, product: requireProduct(services, savedLead), now })
  }
  return savedLead
}

const buildAdvanceContext = async ({ services, database }: TransitionContext, lead: Lead): Promise<AdvanceContext> => ({
  product: requireProduct(services, lead),
  verifiedPhoneNumber: getVerifiedNumber(await readVerification(database, lead.id)),
  canRedirectTo: (lender, requirement) =>
    requirement === undefined
      ? resolveRedirectUrl(services.config, lender) !== null
      : canHandOverTo(services.config, requirement),
})

/** Applies and saves the transitions that are due. */
export const applyDueTransitions = async (transitionContext: TransitionContext, lead: Lead): Promise<Lead> => {
  if (!isDue(lead, transitionContext.now)) return lead
  return saveTransition(
    transitionContext,
    lead,
    advance(lead, transitionContext.now, await buildAdvanceContext(transitionContext, lead)),
  )
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
export const completeRequirement = async (transitionContext: TransitionContext, lead: Lead): Promise<Lead> => {
  const journey = requireJourney(lead)
  const answered = { ...journey, asksDone: journey.asksDone + 1 }
  const touched = touch(requireProduct(transitionContext.services, lead), lead, transitionContext.now)
  return saveTransition(transitionContext, lead, waitForFollowUp(touched, answered, transitionContext.now, 'ask'))
}
