// What the applicant answers a lender: to its offers and to its policies.
import { answerCrediteaOffer, answerPolicies, answerProficreditOffer } from '@loan/domain/contract/offer'
import { errorCodes } from '@loan/domain/rules/errorCodes'
import { fieldError, notFound, ProblemError } from '../http/problemError.ts'
import { afterAnswer, currentLender, leaveLender } from '../leads/advance.ts'
import { journeyOf } from '../leads/journeyOf.ts'
import { assertState, leadRoute } from '../leads/leadRoute.ts'
import { productOf, storeMove, touch } from '../leads/moveLead.ts'
import { buildReceipt } from '../leads/receipt.ts'
import { hashText, storeConsents } from '../leads/storeConsents.ts'
import type { OfferState } from '../lenders/lender.ts'
import { lenderPoliciesOf, resolveLocale } from '../policies/policies.ts'

const offerRoute = (endpoint: typeof answerProficreditOffer, state: OfferState) =>
  leadRoute(endpoint, async ({ body, services, database, now, lead }) => {
    assertState(lead, state)
    const journey = journeyOf(lead)
    const touched = touch(productOf(services, lead), lead, now)
    const moving = { services, database, now }
    if (body.decision === 'decline') {
      return buildReceipt(await storeMove(moving, lead, leaveLender(touched, journey, now)))
    }
    const offer = journey.offers.find(({ id }) => id === body.offerId)
    if (offer === undefined) {
      throw new ProblemError('refused', 'There is no such offer.', {
        errors: [fieldError('offerId', 'not-an-option', errorCodes['not-an-option'])],
      })
    }
    if (Date.parse(offer.validUntil) <= now.getTime()) throw new ProblemError('gone', 'The offer no longer stands.')
    const taken = afterAnswer(touched, { ...journey, takenOfferId: offer.id }, now, 'ending')
    return buildReceipt(await storeMove(moving, lead, taken))
  })

const agree = leadRoute(answerPolicies, async ({ body, services, database, now, lead }) => {
  assertState(lead, 'POLICY_CONSENTS')
  const product = productOf(services, lead)
  const journey = journeyOf(lead)
  const lender = currentLender(journey)
  if (lender === null) throw notFound()
  const locale = resolveLocale(product, body.locale)
  const policies = lenderPoliciesOf(product, lender, locale)
  const answerTo = (key: string, version: string) =>
    body.policies.find((answer) => answer.key === key && answer.version === version)
  const errors = policies
    .filter(({ key, version, required }) => required && answerTo(key, version)?.given !== true)
    .map(({ key }) => fieldError(`policies.${key}`, 'consent-needed', errorCodes['consent-needed']))
  if (errors.length > 0) throw new ProblemError('refused', 'The lender needs these to go on.', { errors })
  const records = policies.map(({ key, version, text }) => ({
    key,
    version,
    locale,
    textHash: hashText(text),
    at: now.toISOString(),
    given: answerTo(key, version)?.given === true,
  }))
  await storeConsents(database, { leadId: lead.id, lender: lender.key, now }, records)
  const answered = { ...journey, asksDone: journey.asksDone + 1 }
  const moved = afterAnswer(touch(product, lead, now), answered, now, 'ask')
  return buildReceipt(await storeMove({ services, database, now }, lead, moved))
})

export const offerRoutes = {
  answerProficreditOffer: offerRoute(answerProficreditOffer, 'PROFICREDIT_OFFER'),
  answerCrediteaOffer: offerRoute(answerCrediteaOffer, 'IPFD_OFFER_CHOICE'),
  answerPolicies: agree,
}
