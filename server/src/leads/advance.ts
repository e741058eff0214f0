// Transitions of a submitted lead from lender to lender when their due time has passed. The functions are pure, so
// that a late run or a run after a restart has the same result as a run on time.
import { getToday } from '@loan/domain/getToday'
import { isLenderStepState, isStateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import type { Product } from '@loan/domain/products/product'
import { buildOffers, changeOffer } from '../lenders/buildOffers.ts'
import { decide, decideByFinalCriteria, type DecisionResult } from '../lenders/decide.ts'
import type { Lender, LenderRequirement, OfferTerms, RejectionReason } from '../lenders/lender.ts'
import { isStepRequired } from './requiredDataPoints.ts'
import type { LenderJourney } from './journey.ts'
import { withState, type Lead } from './lead.ts'
import { after, findCurrentLender, leaveLender, requestNextLender, withStep } from './requestNextLender.ts'

/** Data that a transition needs besides the lead. */
export type AdvanceContext = {
  readonly product: Product
  /** The phone number that the applicant verified with a code; null when there is none. */
  readonly verifiedPhoneNumber: string | null
  /** Whether the server may redirect to the lender's URL or, with a requirement, to its provider's URL. */
  readonly canRedirectTo: (lender: Lender, requirement?: LenderRequirement) => boolean
}

const end = (lead: Lead, journey: LenderJourney, lender: Lender, at: Date, context: AdvanceContext): Lead => {
  if (lender.ending === 'REDIRECTED' && !context.canRedirectTo(lender)) return leaveLender(lead, journey, at)
  const agreed = withStep({ ...journey, next: 'nothing' }, 'agreed', at, lender)
  return { ...withState(lead, lender.ending), journey: agreed, dueAt: null }
}

const decline = (lead: Lead, journey: LenderJourney, at: Date, reasons: readonly RejectionReason[]): Lead => {
  const declined = withStep(journey, 'declined', at, findCurrentLender(journey))
  return requestNextLender(lead, { ...declined, reasons: [...new Set([...declined.reasons, ...reasons])] }, at)
}

const buildOfferRequest = (lead: Lead, lender: Lender, at: Date, { product }: AdvanceContext) => {
  const today = getToday(product.country, at)
  return { lender, product, application: lead.application, today, now: at }
}

const offer = (lead: Lead, from: LenderJourney, lender: Lender, at: Date, context: AdvanceContext): Lead => {
  const offers = [...buildOffers(buildOfferRequest(lead, lender, at, context))]
  const { secondAnswerMs } = lender
  const journey: LenderJourney = { ...from, offers, next: secondAnswerMs === undefined ? 'nothing' : 'second-answer' }
  const dueAt = secondAnswerMs === undefined ? null : after(at, secondAnswerMs)
  return {
    ...withState(lead, lender.offer?.state ?? 'PROFICREDIT_OFFER'),
    journey: withStep(journey, 'needs-answer', at, lender),
    dueAt,
  }
}

/** Replaces the accepted offer by the lender's changed one, which the applicant has to accept or decline again. */
const presentChangedOffer = (
  lead: Lead,
  from: LenderJourney,
  { lender, terms, at }: { readonly lender: Lender; readonly terms: OfferTerms; readonly at: Date },
  context: AdvanceContext,
): Lead => {
  const accepted = from.offers.find(({ id }) => id === from.takenOfferId)
  if (accepted === undefined) return end(lead, from, lender, at, context)
  const offers = [changeOffer(buildOfferRequest(lead, lender, at, context), terms, accepted)]
  const journey: LenderJourney = { ...from, offers, takenOfferId: null, hasChanged: true, next: 'nothing' }
  return { ...withState(lead, terms.state), journey: withStep(journey, 'changed', at, lender), dueAt: null }
}

const afterAcceptance = (
  lead: Lead,
  journey: LenderJourney,
  lender: Lender,
  at: Date,
  context: AdvanceContext,
): Lead => {
  const { offer: terms, afterAcceptance: reaction } = lender
  if (reaction === 'withdraws') return leaveLender(lead, journey, at, 'withdrew')
  if (reaction === 'changes-offer' && !journey.hasChanged && terms !== null) {
    return presentChangedOffer(lead, journey, { lender, terms, at }, context)
  }
  return end(lead, journey, lender, at, context)
}

const isNeeded = (requirement: LenderRequirement, lender: Lender, lead: Lead, context: AdvanceContext): boolean => {
  const { application } = lead
  if (requirement === 'MOBILE_VERIFICATION') {
    const isVerified = application.contactDetails?.phoneNumber === context.verifiedPhoneNumber
    return !isVerified || lender.requiresConfirmation === true
  }
  return isStepRequired({ state: requirement, lender, application, product: context.product })
}

const enterNextRequirement = (
  lead: Lead,
  journey: LenderJourney,
  lender: Lender,
  at: Date,
  context: AdvanceContext,
): Lead => {
  const requirement = lender.requires[journey.asksDone]
  if (requirement === undefined) {
    const result = decideByFinalCriteria(lender, lead.application)
    if (result.kind === 'declined') return decline(lead, journey, at, result.reasons)
    const isOfferAccepted = journey.takenOfferId !== null || lender.offer === null
    return isOfferAccepted ? end(lead, journey, lender, at, context) : offer(lead, journey, lender, at, context)
  }
  if (!isNeeded(requirement, lender, lead, context)) {
    return enterNextRequirement(lead, { ...journey, asksDone: journey.asksDone + 1 }, lender, at, context)
  }
  if (isStateOfKind(requirement, 'hand-over') && !context.canRedirectTo(lender, requirement))
    return leaveLender(lead, journey, at)
  const stepped = withStep({ ...journey, next: 'nothing' }, 'needs-answer', at, lender)
  return { ...withState(lead, requirement), journey: stepped, dueAt: null }
}

const applyDecision = (
  lead: Lead,
  journey: LenderJourney,
  { lender, result, at }: { readonly lender: Lender; readonly result: DecisionResult; readonly at: Date },
  context: AdvanceContext,
): Lead => {
  switch (result.kind) {
    case 'failed':
      return leaveLender(lead, journey, at)
    case 'silent':
      return leaveLender(lead, journey, at, 'no-answer')
    case 'declined':
      return decline(lead, journey, at, result.reasons)
    case 'agreed':
      return enterNextRequirement(lead, journey, lender, at, context)
  }
}

const applyTransition = (lead: Lead, journey: LenderJourney, at: Date, context: AdvanceContext): Lead => {
  const lender = findCurrentLender(journey)
  if (lender === null) return requestNextLender(lead, journey, at)
  switch (journey.next) {
    case 'decision': {
      const result = decide(lender.decision, lead.application)
      return applyDecision(lead, journey, { lender, result, at }, context)
    }
    case 'ask':
      return enterNextRequirement(lead, journey, lender, at, context)
    case 'ending':
      return afterAcceptance(lead, journey, lender, at, context)
    // The first answer of the lender counts, because the applicant may have acted on it.
    case 'second-answer':
    case 'nothing':
      return { ...lead, journey: { ...journey, next: 'nothing' }, dueAt: null }
  }
}

/** Whether the lead is in a step of a lender that was removed since. */
const isOrphaned = ({ state, journey }: Lead): boolean =>
  journey !== null &&
  (isLenderStepState(state) || state === 'MOBILE_VERIFICATION' || state === 'CHANGE_MOBILE_NUMBER') &&
  findCurrentLender(journey) === null

export const isDue = (lead: Lead, now: Date): boolean => (lead.dueAt !== null && lead.dueAt <= now) || isOrphaned(lead)

/** Applies every transition that is due by `now`, each at its own due time. */
export const advance = (lead: Lead, now: Date, context: AdvanceContext): Lead => {
  if (lead.journey === null) return lead
  if (isOrphaned(lead)) return advance(requestNextLender(lead, lead.journey, now), now, context)
  if (lead.dueAt === null || lead.dueAt > now) return lead
  return advance(applyTransition(lead, lead.journey, lead.dueAt, context), now, context)
}
