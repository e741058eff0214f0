// The calls that accept, decline or adjust a lender's offer, or answer its policies.
import {
  answerCrediteaOffer,
  answerDynamicPolicies,
  answerPolicies,
  answerProficreditOffer,
  consentsCallsByState,
  offerCallsByState,
  type OfferCallName,
  updateProvidentOffer,
} from '@loan/domain/contract/offer'
import { listStatesOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { buildAnswerError, LeadError } from '../lib/leadError.ts'
import { adjustLeadOffer, declineOffers, acceptLeadOffer } from '../leads/actions/answerOffer.ts'
import { requireLender } from '../leads/leadLender.ts'
import { defineLeadRoute } from '../http/leadRoute.ts'
import { assertState } from '../leads/access/leadAccess.ts'
import { completeRequirement } from '../leads/transitions/applyEvents.ts'
import { requireProduct } from '../leads/products.ts'
import { buildReceipt } from '../leads/receipt.ts'
import { storeConsents } from '../leads/answers/storeConsents.ts'
import { buildConsentRecords, listStatePolicies, resolveLocale } from '../policies/policies.ts'
import { adjustableOfferState } from '../lenders/lenderProfile.ts'

const buildOfferRoute = (endpoint: typeof answerProficreditOffer, name: OfferCallName) => {
  const states = listStatesOfKind('offers').filter((state) => offerCallsByState[state] === name)
  return defineLeadRoute(endpoint, async (call) => {
    const { body, lead } = call
    assertState(lead, ...states)
    return buildReceipt(
      body.decision === 'accept'
        ? await acceptLeadOffer(call, lead, body.offerId)
        : await declineOffers(call, lead, body.offerId),
    )
  })
}

const adjustRoute = defineLeadRoute(updateProvidentOffer, async (call) => {
  const { body, lead } = call
  assertState(lead, adjustableOfferState)
  const { decision, offerId, amount, period } = body
  switch (decision) {
    case 'accept':
      return buildReceipt(await acceptLeadOffer(call, lead, offerId))
    case 'decline':
      return buildReceipt(await declineOffers(call, lead, offerId))
    case 'update':
      return buildReceipt(await adjustLeadOffer(call, lead, { offerId, amount, period }))
  }
})

const buildConsentRoute = (endpoint: typeof answerPolicies) => {
  const states = listStatesOfKind('consents').filter((state) => consentsCallsByState[state] === endpoint)
  return defineLeadRoute(endpoint, async (call) => {
    const { body, services, database, now, lead } = call
    assertState(lead, ...states)
    const product = requireProduct(services, lead)
    const lender = requireLender(services, lead)
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
    return buildReceipt(await completeRequirement(call, lead))
  })
}

export const offerRoutes = {
  answerProficreditOffer: buildOfferRoute(answerProficreditOffer, 'answerProficreditOffer'),
  answerCrediteaOffer: buildOfferRoute(answerCrediteaOffer, 'answerCrediteaOffer'),
  updateProvidentOffer: adjustRoute,
  answerPolicies: buildConsentRoute(answerPolicies),
  offerDynamicPolicy: buildConsentRoute(answerDynamicPolicies),
}
