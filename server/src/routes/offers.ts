// The calls that accept, decline or adjust a lender's offer, or answer its policies.
import {
  answerCrediteaOffer,
  answerDynamicPolicies,
  answerPolicies,
  answerProficreditOffer,
  updateProvidentOffer,
} from '@loan/domain/contract/offer'
import type { StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { buildAnswerError, buildNotFoundError, LeadError } from '../lib/leadError.ts'
import { adjustLeadOffer, declineOffers, acceptLeadOffer } from '../leads/actions/answerOffer.ts'
import { requireJourney } from '../leads/leadErrors.ts'
import { defineLeadRoute } from '../http/leadRoute.ts'
import { assertState } from '../leads/access/leadAccess.ts'
import { completeRequirement } from '../leads/transitions/applyEvents.ts'
import { requireProduct } from '../leads/products.ts'
import { buildReceipt } from '../leads/receipt.ts'
import { storeConsents } from '../leads/answers/storeConsents.ts'
import type { OfferState } from '../lenders/lenderProfile.ts'
import { buildConsentRecords, listStatePolicies, resolveLocale } from '../policies/policies.ts'
import { adjustableOfferState } from '../lenders/lenderProfile.ts'

const buildOfferRoute = (endpoint: typeof answerProficreditOffer, state: OfferState) =>
  defineLeadRoute(endpoint, async ({ body, services, database, now, lead }) => {
    assertState(lead, state)
    const transitionContext = { services, database, now }
    return buildReceipt(
      body.decision === 'accept'
        ? await acceptLeadOffer(transitionContext, lead, body.offerId)
        : await declineOffers(transitionContext, lead, body.offerId),
    )
  })

const adjust = defineLeadRoute(updateProvidentOffer, async ({ body, services, database, now, lead }) => {
  assertState(lead, adjustableOfferState)
  const transitionContext = { services, database, now }
  const { decision, offerId, amount, period } = body
  switch (decision) {
    case 'accept':
      return buildReceipt(await acceptLeadOffer(transitionContext, lead, offerId))
    case 'decline':
      return buildReceipt(await declineOffers(transitionContext, lead, offerId))
    case 'update':
      return buildReceipt(await adjustLeadOffer(transitionContext, lead, { offerId, amount, period }))
  }
})

const buildConsentRoute = (endpoint: typeof answerPolicies, ...states: readonly StateOfKind<'consents'>[]) =>
  defineLeadRoute(endpoint, async ({ body, services, database, now, lead }) => {
    assertState(lead, ...states)
    const product = requireProduct(services, lead)
    const lender = services.lenders.findLender(requireJourney(lead))
    if (lender === null) throw buildNotFoundError()
    const locale = resolveLocale(product, body.locale)
    const policies = listStatePolicies(lead.state, { product, lender, locale })
    const isGiven = ({ key, version }: (typeof policies)[number]): boolean =>
      body.policies.find((answer) => answer.key === key && answer.version === version)?.given === true
    const errors = policies
      .filter((policy) => policy.required && !isGiven(policy))
      .map(({ key }) => buildAnswerError(`policies.${key}`, { code: 'consent-needed' }))
    if (errors.length > 0) throw new LeadError('refused', 'The lender needs these consents.', { errors })
    const records = buildConsentRecords(policies, { locale, now }, isGiven)
    await storeConsents(database, { leadId: lead.id, lender: lender.key, now }, records)
    return buildReceipt(await completeRequirement({ services, database, now }, lead))
  })

export const offerRoutes = {
  answerProficreditOffer: buildOfferRoute(answerProficreditOffer, 'PROFICREDIT_OFFER'),
  answerCrediteaOffer: buildOfferRoute(answerCrediteaOffer, 'IPFD_OFFER_CHOICE'),
  updateProvidentOffer: adjust,
  answerPolicies: buildConsentRoute(answerPolicies, 'POLICY_CONSENTS', 'TFBANK_CONSENTS', 'ADVANZIA_CONSENTS'),
  offerDynamicPolicy: buildConsentRoute(answerDynamicPolicies, 'DYNAMIC_CONSENTS'),
}
