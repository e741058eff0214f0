// Transitions of a submitted lead from lender to lender when their due time has passed. The functions are pure, so
// that a late run or a run after a restart has the same result as a run on time.
import { todayIn } from '@loan/domain/calendarDay'
import { isLenderStepState, isStateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import type { Product } from '@loan/domain/products/product'
import { buildOffers, changeOffer } from '../lenders/buildOffers.ts'
import { decide, decideOnceAnswered, type Verdict } from '../lenders/decide.ts'
import type { Lender, LenderRequirement, OfferTerms, RejectionReason } from '../lenders/lender.ts'
import { resolveLender } from '../sandbox/lenders.ts'
import { resolveScenario } from '../sandbox/scenarios.ts'
import { hasSomethingToAsk } from './requiredDataPoints.ts'
import type { Journey, JourneyStep } from './journey.ts'
import { inState, type Lead } from './lead.ts'

/** Data that a transition needs besides the lead. */
export type Surroundings = {
  readonly product: Product
  /** The phone number that the applicant verified with a code; null when there is none. */
  readonly verifiedPhoneNumber: string | null
  /** Whether the server may redirect to the lender's URL or, with a requirement, to its provider's URL. */
  readonly mayRedirectTo: (lender: Lender, requirement?: LenderRequirement) => boolean
}

export const currentLender = (journey: Journey): Lender | null =>
  resolveLender(journey.plan, journey.place, resolveScenario(journey.scenario))

const withStep = (journey: Journey, kind: JourneyStep['kind'], at: Date, lender: Lender | null): Journey => ({
  ...journey,
  steps: [...journey.steps, { kind, at: at.toISOString(), ...(lender !== null && { lender: lender.name }) }],
})

const wait = (lead: Lead, journey: Journey, dueAt: Date): Lead => ({ ...inState(lead, 'CHECKING'), journey, dueAt })

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

const answerMsOf = ({ decision, answerMs }: Lender): number =>
  decision.kind === 'silent' ? decision.givenUpAfterMs : answerMs

/** Starts the request to the next lender of the plan; rejects the lead when no lender is left. */
export const nextLender = (lead: Lead, from: Journey, at: Date): Lead => {
  const journey: Journey = {
    ...from,
    place: from.place + 1,
    asksDone: 0,
    next: 'decision',
    offers: [],
    takenOfferId: null,
    hasChanged: false,
    handOver: null,
    debts: [],
  }
  const lender = currentLender(journey)
  if (lender !== null) {
    const stepped = withStep(journey, 'asking', at, lender)
    const databases = [...new Set([...journey.databases, ...lender.databases])]
    return wait(lead, { ...stepped, databases }, after(at, answerMsOf(lender)))
  }
  if (journey.place < journey.plan.length) return nextLender(lead, journey, at)
  const ended = withStep({ ...journey, next: 'nothing' }, 'none-left', at, null)
  const reasons: RejectionReason[] = ended.reasons.length === 0 ? ['not-served'] : ended.reasons
  return { ...inState(lead, 'REJECTED'), journey: { ...ended, reasons }, dueAt: null }
}

/** Records why the request to the current lender ends, and continues with the next lender. */
export const leaveLender = (
  lead: Lead,
  journey: Journey,
  at: Date,
  how: 'skipped' | 'no-answer' | 'withdrew' = 'skipped',
): Lead => nextLender(lead, withStep(journey, how, at, currentLender(journey)), at)

/** Waits for the follow-up time of the lender after an action of the applicant, then continues with `next`. */
export const afterAnswer = (lead: Lead, journey: Journey, at: Date, next: 'ask' | 'ending'): Lead =>
  wait(lead, { ...journey, next, handOver: null }, after(at, currentLender(journey)?.followUpMs ?? 0))

const end = (lead: Lead, journey: Journey, lender: Lender, at: Date, surroundings: Surroundings): Lead => {
  if (lender.ending === 'REDIRECTED' && !surroundings.mayRedirectTo(lender)) return leaveLender(lead, journey, at)
  const agreed = withStep({ ...journey, next: 'nothing' }, 'agreed', at, lender)
  return { ...inState(lead, lender.ending), journey: agreed, dueAt: null }
}

const decline = (lead: Lead, journey: Journey, at: Date, reasons: readonly RejectionReason[]): Lead => {
  const declined = withStep(journey, 'declined', at, currentLender(journey))
  return nextLender(lead, { ...declined, reasons: [...new Set([...declined.reasons, ...reasons])] }, at)
}

const askedFor = (lead: Lead, lender: Lender, at: Date, { product }: Surroundings) => {
  const today = todayIn(product.country, at)
  return { lender, product, application: lead.application, today, now: at }
}

const offer = (lead: Lead, from: Journey, lender: Lender, at: Date, surroundings: Surroundings): Lead => {
  const offers = [...buildOffers(askedFor(lead, lender, at, surroundings))]
  const { answersAgainAfterMs } = lender
  const journey: Journey = { ...from, offers, next: answersAgainAfterMs === undefined ? 'nothing' : 'second-answer' }
  const dueAt = answersAgainAfterMs === undefined ? null : after(at, answersAgainAfterMs)
  return {
    ...inState(lead, lender.offer?.state ?? 'PROFICREDIT_OFFER'),
    journey: withStep(journey, 'needs-answer', at, lender),
    dueAt,
  }
}

/** Replaces the accepted offer by the lender's changed one, which the applicant has to accept or decline again. */
const offerAnew = (
  lead: Lead,
  from: Journey,
  { lender, terms, at }: { readonly lender: Lender; readonly terms: OfferTerms; readonly at: Date },
  surroundings: Surroundings,
): Lead => {
  const taken = from.offers.find(({ id }) => id === from.takenOfferId)
  if (taken === undefined) return end(lead, from, lender, at, surroundings)
  const offers = [changeOffer(askedFor(lead, lender, at, surroundings), terms, taken)]
  const journey: Journey = { ...from, offers, takenOfferId: null, hasChanged: true, next: 'nothing' }
  return { ...inState(lead, terms.state), journey: withStep(journey, 'changed', at, lender), dueAt: null }
}

const afterAcceptance = (lead: Lead, journey: Journey, lender: Lender, at: Date, surroundings: Surroundings): Lead => {
  const { offer: terms, afterAcceptance: turn } = lender
  if (turn === 'withdraws') return leaveLender(lead, journey, at, 'withdrew')
  if (turn === 'changes-offer' && !journey.hasChanged && terms !== null) {
    return offerAnew(lead, journey, { lender, terms, at }, surroundings)
  }
  return end(lead, journey, lender, at, surroundings)
}

const isNeeded = (requirement: LenderRequirement, lender: Lender, lead: Lead, surroundings: Surroundings): boolean => {
  const { application } = lead
  if (requirement === 'MOBILE_VERIFICATION') {
    const isProved = application.contactDetails?.phoneNumber === surroundings.verifiedPhoneNumber
    return !isProved || lender.confirms === true
  }
  return hasSomethingToAsk({ state: requirement, lender, application, product: surroundings.product })
}

const enterNextRequirement = (
  lead: Lead,
  journey: Journey,
  lender: Lender,
  at: Date,
  surroundings: Surroundings,
): Lead => {
  const requirement = lender.requires[journey.asksDone]
  if (requirement === undefined) {
    const verdict = decideOnceAnswered(lender, lead.application)
    if (verdict.kind === 'declined') return decline(lead, journey, at, verdict.reasons)
    const isOfferTaken = journey.takenOfferId !== null || lender.offer === null
    return isOfferTaken ? end(lead, journey, lender, at, surroundings) : offer(lead, journey, lender, at, surroundings)
  }
  if (!isNeeded(requirement, lender, lead, surroundings)) {
    return enterNextRequirement(lead, { ...journey, asksDone: journey.asksDone + 1 }, lender, at, surroundings)
  }
  if (isStateOfKind(requirement, 'hand-over') && !surroundings.mayRedirectTo(lender, requirement))
    return leaveLender(lead, journey, at)
  const stepped = withStep({ ...journey, next: 'nothing' }, 'needs-answer', at, lender)
  return { ...inState(lead, requirement), journey: stepped, dueAt: null }
}

const afterDecision = (
  lead: Lead,
  journey: Journey,
  { lender, verdict, at }: { readonly lender: Lender; readonly verdict: Verdict; readonly at: Date },
  surroundings: Surroundings,
): Lead => {
  switch (verdict.kind) {
    case 'failed':
      return leaveLender(lead, journey, at)
    case 'silent':
      return leaveLender(lead, journey, at, 'no-answer')
    case 'declined':
      return decline(lead, journey, at, verdict.reasons)
    case 'agreed':
      return enterNextRequirement(lead, journey, lender, at, surroundings)
  }
}

const step = (lead: Lead, journey: Journey, at: Date, surroundings: Surroundings): Lead => {
  const lender = currentLender(journey)
  if (lender === null) return nextLender(lead, journey, at)
  switch (journey.next) {
    case 'decision': {
      const verdict = decide(lender.decision, lead.application)
      return afterDecision(lead, journey, { lender, verdict, at }, surroundings)
    }
    case 'ask':
      return enterNextRequirement(lead, journey, lender, at, surroundings)
    case 'ending':
      return afterAcceptance(lead, journey, lender, at, surroundings)
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
  currentLender(journey) === null

export const isDue = (lead: Lead, now: Date): boolean => (lead.dueAt !== null && lead.dueAt <= now) || isOrphaned(lead)

/** Applies every transition that is due by `now`, each at its own due time. */
export const advance = (lead: Lead, now: Date, surroundings: Surroundings): Lead => {
  if (lead.journey === null) return lead
  if (isOrphaned(lead)) return advance(nextLender(lead, lead.journey, now), now, surroundings)
  if (lead.dueAt === null || lead.dueAt > now) return lead
  return advance(step(lead, lead.journey, lead.dueAt, surroundings), now, surroundings)
}
