// The sandbox's gateway: invented lenders as data (countries/<cc>/lenders.ts), changed by a scenario. It calls no
// outside system. A lender decides when a wait ends, and only by the application, so that the result is the same when
// the server processes the end of the wait late.
import { getToday } from '@loan/domain/getToday'
import { buildOffers, adjustOffer, changeOffer } from '../../lenders/buildOffers.ts'
import { evaluateDecision, evaluateFinalCriteria } from '../../lenders/evaluateDecision.ts'
import type { Lender, OfferTerms } from '../../lenders/lender.ts'
import type { LenderRequirement } from '../../lenders/lenderProfile.ts'
import { isStepRequired } from '../../leads/answers/requiredDataPoints.ts'
import type { LenderEvent } from '../../ports/lenderEvent.ts'
import type { DueLead, LenderGateway, LenderPosition, LenderScenarios } from '../../ports/lenderGateway.ts'
import { buildPlan, lenders, resolveLender } from '../../sandbox/lenders.ts'
import type { Scenario } from '../../sandbox/scenario.ts'
import { findStateScenarioTag, parseScenarioTag, resolveScenario } from '../../sandbox/scenarios.ts'

const findSandboxLender = ({ plan, lenderIndex, scenario }: LenderPosition): Lender | null =>
  resolveLender(plan, lenderIndex, resolveScenario(scenario))

const buildOfferRequest = (lender: Lender, { product, application, at }: DueLead) => ({
  lender,
  product,
  application,
  today: getToday(product.country, at),
  now: at,
})

const isNeeded = (
  requirement: LenderRequirement,
  lender: Lender,
  { application, product, verifiedPhoneNumber }: DueLead,
): boolean => {
  if (requirement === 'MOBILE_VERIFICATION') {
    const isVerified = application.contactDetails?.phoneNumber === verifiedPhoneNumber
    return !isVerified || lender.requiresConfirmation === true
  }
  return isStepRequired({ state: requirement, lender, application, product })
}

const buildEnd = ({ ending }: Lender): LenderEvent => ({ kind: 'ends', state: ending })

const buildOffersEvent = (lender: Lender, { state }: OfferTerms, lead: DueLead): LenderEvent => ({
  kind: 'offers',
  state,
  offers: buildOffers(buildOfferRequest(lender, lead)),
  ...(lender.secondAnswerMs !== undefined && { nextEventMs: lender.secondAnswerMs }),
})

/**
 * The next step that the lead needs. When none is left: the decision by the final criteria, then the offers, or the end
 * for a lender without an offer and after an accepted one.
 */
const continueWithRequirements = (lender: Lender, lead: DueLead): LenderEvent => {
  const { exchangeNumber, takenOfferId } = lead.journey
  const rest = lender.requires.slice(exchangeNumber)
  const skipped = rest.findIndex((requirement) => isNeeded(requirement, lender, lead))
  const requirement = rest[skipped]
  if (requirement !== undefined) return { kind: 'requires-step', state: requirement, skipped }
  const result = evaluateFinalCriteria(lender, lead.application)
  if (result.kind === 'declined') return { kind: 'declines', reasons: result.reasons }
  if (takenOfferId !== null || lender.offer === null) return buildEnd(lender)
  return buildOffersEvent(lender, lender.offer, lead)
}

const answerApplication = (lender: Lender, lead: DueLead): LenderEvent | null => {
  const result = evaluateDecision(lender.decision, lead.application)
  switch (result.kind) {
    case 'failed':
      return { kind: 'fails' }
    case 'silent':
      return null
    case 'declined':
      return { kind: 'declines', reasons: result.reasons }
    case 'agreed':
      return continueWithRequirements(lender, lead)
  }
}

const answerAcceptance = (lender: Lender, lead: DueLead): LenderEvent => {
  const { offers, takenOfferId, offerWasChanged } = lead.journey
  if (lender.afterAcceptance === 'withdraws') return { kind: 'withdraws' }
  const accepted = offers.find(({ id }) => id === takenOfferId)
  if (lender.afterAcceptance !== 'changes-offer' || offerWasChanged || lender.offer === null || accepted === undefined)
    return buildEnd(lender)
  const offer = changeOffer(buildOfferRequest(lender, lead), lender.offer, accepted)
  return { kind: 'changes-offer', state: lender.offer.state, offer }
}

const findDueEvent = (lead: DueLead): LenderEvent | null => {
  const lender = findSandboxLender(lead.journey)
  if (lender === null) return null
  switch (lead.journey.awaitedResponse) {
    case 'decision':
      return answerApplication(lender, lead)
    case 'follow-up':
      return continueWithRequirements(lender, lead)
    case 'confirmation':
      return answerAcceptance(lender, lead)
    case 'second-response':
      return lender.offer === null ? null : buildOffersEvent(lender, lender.offer, lead)
    case 'nothing':
      return null
  }
}

const getWaitMs: LenderGateway['getWaitMs'] = (position, request) => {
  const lender = findSandboxLender(position)
  if (lender === null) return 0
  if (request !== 'application') return lender.followUpMs
  return lender.decision.kind === 'silent' ? lender.decision.silenceTimeoutMs : lender.answerMs
}

const scenarios: LenderScenarios = {
  findTag: ({ contactDetails }) => parseScenarioTag(contactDetails?.email),
  findStateTag: findStateScenarioTag,
  listSubmitErrors: (tag) => {
    const scenario: Scenario | null = resolveScenario(tag)
    return scenario?.rejectsAtFirstSubmit ?? []
  },
}

/** Without scenarios, as outside of a sandbox, the lenders decide by their own criteria. */
export const createSandboxLenders = ({ hasScenarios }: { readonly hasScenarios: boolean }): LenderGateway => ({
  lenders,
  scenarios: hasScenarios ? scenarios : null,
  buildPlan: (product, application, scenario) => buildPlan(product, application, resolveScenario(scenario)),
  findLender: findSandboxLender,
  createReference: () => null,
  getWaitMs,
  waitsFromDueTime: true,
  findDueEvent,
  callers: [],
  buildRequest: () => null,
  adjustOffer: ({ position, offer, amount, period, application, product, revision, now }) => {
    const lender = findSandboxLender(position)
    if (lender === null || lender.offer === null) return null
    const requested = { ...application, amount, period }
    const offerRequest = { lender, product, application: requested, today: getToday(product.country, now), now }
    return { ...adjustOffer(offerRequest, lender.offer, `${lender.key}-r${revision}`), changed: offer.changed }
  },
})
