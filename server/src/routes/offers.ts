// The calls that accept, decline or adjust a lender's offer, or answer its policies.
import {
  answerCrediteaOffer,
  answerDynamicPolicies,
  answerPolicies,
  answerProficreditOffer,
  updateProvidentOffer,
} from '@loan/domain/contract/offer'
import { errorCodes } from '@loan/domain/rules/errorCodes'
import type { StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { fieldError, notFound, LeadError } from '../lib/leadError.ts'
import { currentLender } from '../leads/advance.ts'
import { adjustOfferOf, declineOffers, takeOffer } from '../leads/answerOffer.ts'
import { journeyOf } from '../leads/journeyOf.ts'
import { leadRoute } from '../http/leadRoute.ts'
import { assertState } from '../leads/leadAccess.ts'
import { completeRequirement, productOf } from '../leads/moveLead.ts'
import { buildReceipt } from '../leads/receipt.ts'
import { storeConsents } from '../leads/storeConsents.ts'
import type { OfferState } from '../lenders/lender.ts'
import { buildConsentRecords, policiesIn, resolveLocale } from '../policies/policies.ts'

const offerRoute = (endpoint: typeof answerProficreditOffer, state: OfferState) =>
  leadRoute(endpoint, async ({ body, services, database, now, lead }) => {
    assertState(lead, state)
    const moving = { services, database, now }
    return buildReceipt(
      body.decision === 'accept' ? await takeOffer(moving, lead, body.offerId) : await declineOffers(moving, lead),
    )
  })

const adjust = leadRoute(updateProvidentOffer, async ({ body, services, database, now, lead }) => {
  assertState(lead, 'PROVIDENT_OFFER')
  const moving = { services, database, now }
  const { decision, offerId, amount, period } = body
  switch (decision) {
    case 'accept':
      return buildReceipt(await takeOffer(moving, lead, offerId))
    case 'decline':
      return buildReceipt(await declineOffers(moving, lead))
    case 'update':
      return buildReceipt(await adjustOfferOf(moving, lead, { offerId, amount, period }))
  }
})

const agreeRoute = (endpoint: typeof answerPolicies, ...states: readonly StateOfKind<'consents'>[]) =>
  leadRoute(endpoint, async ({ body, services, database, now, lead }) => {
    assertState(lead, ...states)
    const product = productOf(services, lead)
    const lender = currentLender(journeyOf(lead))
    if (lender === null) throw notFound()
    const locale = resolveLocale(product, body.locale)
    const policies = policiesIn(lead.state, { product, lender, locale })
    const isGiven = ({ key, version }: (typeof policies)[number]): boolean =>
      body.policies.find((answer) => answer.key === key && answer.version === version)?.given === true
    const errors = policies
      .filter((policy) => policy.required && !isGiven(policy))
      .map(({ key }) => fieldError(`policies.${key}`, 'consent-needed', errorCodes['consent-needed']))
    if (errors.length > 0) throw new LeadError('refused', 'The lender needs these consents.', { errors })
    const records = buildConsentRecords(policies, { locale, now }, isGiven)
    await storeConsents(database, { leadId: lead.id, lender: lender.key, now }, records)
    return buildReceipt(await completeRequirement({ services, database, now }, lead))
  })

export const offerRoutes = {
  answerProficreditOffer: offerRoute(answerProficreditOffer, 'PROFICREDIT_OFFER'),
  answerCrediteaOffer: offerRoute(answerCrediteaOffer, 'IPFD_OFFER_CHOICE'),
  updateProvidentOffer: adjust,
  answerPolicies: agreeRoute(answerPolicies, 'POLICY_CONSENTS', 'TFBANK_CONSENTS', 'ADVANZIA_CONSENTS'),
  offerDynamicPolicy: agreeRoute(answerDynamicPolicies, 'DYNAMIC_CONSENTS'),
}
