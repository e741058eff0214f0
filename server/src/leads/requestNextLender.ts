// Continues a submitted lead with the next lender of its plan.
import type { Lender, RejectionReason } from '../lenders/lender.ts'
import { resolveLender } from '../sandbox/lenders.ts'
import { resolveScenario } from '../sandbox/scenarios.ts'
import type { JourneyStep, LenderJourney } from './journey.ts'
import { type Lead, withState } from './lead.ts'

export const findCurrentLender = (journey: LenderJourney): Lender | null =>
  resolveLender(journey.plan, journey.place, resolveScenario(journey.scenario))

/** Adds a step to the record of the journey. */
export const withStep = (
  journey: LenderJourney,
  kind: JourneyStep['kind'],
  at: Date,
  lender: Lender | null,
): LenderJourney => ({
  ...journey,
  steps: [...journey.steps, { kind, at: at.toISOString(), ...(lender !== null && { lender: lender.name }) }],
})

const waitUntil = (lead: Lead, journey: LenderJourney, dueAt: Date): Lead => ({
  ...withState(lead, 'CHECKING'),
  journey,
  dueAt,
})

export const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

const getAnswerMs = ({ decision, answerMs }: Lender): number =>
  decision.kind === 'silent' ? decision.silenceTimeoutMs : answerMs

/** Starts the request to the next lender of the plan; rejects the lead when no lender is left. */
export const requestNextLender = (lead: Lead, from: LenderJourney, at: Date): Lead => {
  const journey: LenderJourney = {
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
  const lender = findCurrentLender(journey)
  if (lender !== null) {
    const stepped = withStep(journey, 'asking', at, lender)
    const databases = [...new Set([...journey.databases, ...lender.databases])]
    return waitUntil(lead, { ...stepped, databases }, after(at, getAnswerMs(lender)))
  }
  if (journey.place < journey.plan.length) return requestNextLender(lead, journey, at)
  const ended = withStep({ ...journey, next: 'nothing' }, 'none-left', at, null)
  const reasons: RejectionReason[] = ended.reasons.length === 0 ? ['not-served'] : ended.reasons
  return { ...withState(lead, 'REJECTED'), journey: { ...ended, reasons }, dueAt: null }
}

/** Records why the request to the current lender ends, and continues with the next lender. */
export const leaveLender = (
  lead: Lead,
  journey: LenderJourney,
  at: Date,
  stepKind: 'skipped' | 'no-answer' | 'withdrew' = 'skipped',
): Lead => requestNextLender(lead, withStep(journey, stepKind, at, findCurrentLender(journey)), at)

/** Waits for the follow-up time of the lender after an action of the applicant, then continues with `next`. */
export const waitForFollowUp = (lead: Lead, journey: LenderJourney, at: Date, next: 'ask' | 'ending'): Lead =>
  waitUntil(lead, { ...journey, next, handOver: null }, after(at, findCurrentLender(journey)?.followUpMs ?? 0))
