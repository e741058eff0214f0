// The lead's way through the lenders: what happens by itself when a lender's time is up. Pure, so that it comes out
// the same whenever it is run: at the moment, late, or after a restart.
import { todayIn } from '@loan/domain/calendarDay'
import type { Product } from '@loan/domain/products/product'
import { buildOffers } from '../lenders/buildOffers.ts'
import { decide } from '../lenders/decide.ts'
import type { Lender, RejectionReason } from '../lenders/lender.ts'
import { resolveLender } from '../lenders/registry.ts'
import { resolveScenario } from '../lenders/scenarios.ts'
import type { Journey, JourneyStep } from './journey.ts'
import { inState, type Lead } from './lead.ts'

/** What the way depends on besides the lead itself. */
export type Surroundings = {
  readonly product: Product
  /** The number that is proved to be the applicant's. */
  readonly verifiedPhoneNumber: string | null
  /** Whether an applicant may be sent to this lender's address. */
  readonly mayRedirectTo: (lender: Lender) => boolean
}

export const currentLender = (journey: Journey): Lender | null =>
  resolveLender(journey.plan, journey.place, resolveScenario(journey.scenario))

const withStep = (journey: Journey, kind: JourneyStep['kind'], at: Date, lender: Lender | null): Journey => ({
  ...journey,
  steps: [...journey.steps, { kind, at: at.toISOString(), ...(lender !== null && { lender: lender.name }) }],
})

const wait = (lead: Lead, journey: Journey, dueAt: Date): Lead => ({ ...inState(lead, 'CHECKING'), journey, dueAt })

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

/** On to the next lender of the plan, or to the end of it. */
export const nextLender = (lead: Lead, from: Journey, at: Date): Lead => {
  const journey: Journey = {
    ...from,
    place: from.place + 1,
    asksDone: 0,
    next: 'decision',
    offers: [],
    takenOfferId: null,
  }
  const lender = currentLender(journey)
  if (lender !== null) {
    const asking = withStep(journey, 'asking', at, lender)
    const databases = [...new Set([...journey.databases, ...lender.databases])]
    return wait(lead, { ...asking, databases }, after(at, lender.answerMs))
  }
  if (journey.place < journey.plan.length) return nextLender(lead, journey, at)
  const ended = withStep({ ...journey, next: 'nothing' }, 'none-left', at, null)
  const reasons: RejectionReason[] = ended.reasons.length === 0 ? ['not-served'] : ended.reasons
  return { ...inState(lead, 'REJECTED'), journey: { ...ended, reasons }, dueAt: null }
}

/** The applicant, or a fault, leaves the current lender. */
export const leaveLender = (lead: Lead, journey: Journey, at: Date): Lead =>
  nextLender(lead, withStep(journey, 'skipped', at, currentLender(journey)), at)

/** The lender has an answer to what it asked; it goes on in a moment. */
export const afterAnswer = (lead: Lead, journey: Journey, at: Date, next: 'ask' | 'ending'): Lead =>
  wait(lead, { ...journey, next }, after(at, currentLender(journey)?.followUpMs ?? 0))

const end = (lead: Lead, journey: Journey, lender: Lender, at: Date, surroundings: Surroundings): Lead => {
  if (lender.ending === 'REDIRECTED' && !surroundings.mayRedirectTo(lender)) return leaveLender(lead, journey, at)
  const agreed = withStep({ ...journey, next: 'nothing' }, 'agreed', at, lender)
  return { ...inState(lead, lender.ending), journey: agreed, dueAt: null }
}

const decline = (lead: Lead, journey: Journey, at: Date, reasons: readonly RejectionReason[]): Lead => {
  const declined = withStep(journey, 'declined', at, currentLender(journey))
  return nextLender(lead, { ...declined, reasons: [...new Set([...declined.reasons, ...reasons])] }, at)
}

const offer = (lead: Lead, journey: Journey, lender: Lender, at: Date, { product }: Surroundings): Lead => {
  const state = lender.offer?.state ?? 'PROFICREDIT_OFFER'
  const today = todayIn(product.country, at)
  const offers = [...buildOffers({ lender, product, application: lead.application, today, now: at })]
  return { ...inState(lead, state), journey: { ...journey, offers, next: 'nothing' }, dueAt: null }
}

const isNeeded = (ask: Lender['asks'][number], lead: Lead, { verifiedPhoneNumber }: Surroundings): boolean =>
  ask !== 'MOBILE_VERIFICATION' || lead.application.contactDetails?.phoneNumber !== verifiedPhoneNumber

const nextAsk = (lead: Lead, journey: Journey, lender: Lender, at: Date, surroundings: Surroundings): Lead => {
  const ask = lender.asks[journey.asksDone]
  if (ask === undefined) {
    const isOfferTaken = journey.takenOfferId !== null || lender.offer === null
    return isOfferTaken ? end(lead, journey, lender, at, surroundings) : offer(lead, journey, lender, at, surroundings)
  }
  if (!isNeeded(ask, lead, surroundings)) {
    return nextAsk(lead, { ...journey, asksDone: journey.asksDone + 1 }, lender, at, surroundings)
  }
  const asking = withStep({ ...journey, next: 'nothing' }, 'needs-answer', at, lender)
  return { ...inState(lead, ask), journey: asking, dueAt: null }
}

const step = (lead: Lead, journey: Journey, at: Date, surroundings: Surroundings): Lead => {
  const lender = currentLender(journey)
  if (lender === null) return nextLender(lead, journey, at)
  switch (journey.next) {
    case 'decision': {
      const verdict = decide(lender.decision, lead.application)
      if (verdict.kind === 'failed') return leaveLender(lead, journey, at)
      if (verdict.kind === 'declined') return decline(lead, journey, at, verdict.reasons)
      return nextAsk(lead, journey, lender, at, surroundings)
    }
    case 'ask':
      return nextAsk(lead, journey, lender, at, surroundings)
    case 'ending':
      return end(lead, journey, lender, at, surroundings)
    case 'nothing':
      return { ...lead, dueAt: null }
  }
}

export const isDue = (lead: Lead, now: Date): boolean => lead.dueAt !== null && lead.dueAt <= now

/** Everything that has come due by now, each at its own time. */
export const advance = (lead: Lead, now: Date, surroundings: Surroundings): Lead => {
  if (lead.journey === null || lead.dueAt === null || lead.dueAt > now) return lead
  return advance(step(lead, lead.journey, lead.dueAt, surroundings), now, surroundings)
}
