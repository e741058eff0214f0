// The phases of a lead at its lenders. A phase is derived from the stored state and journey, so that it needs no
// column.
import { isLenderStepState, isStateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import type { StateName } from '@loan/domain/states'
import type { AwaitedResponse } from '../ports/lenderGateway.ts'
import type { LenderJourney } from './journey.ts'

export const phases = [
  'draft',
  'awaiting-answer',
  'applicant-step',
  'awaiting-follow-up',
  'offers',
  'awaiting-confirmation',
  'ended',
  'rejected',
] as const

/**
 * `awaiting-answer`: the lender has the application; `applicant-step`: the applicant has to complete a requirement;
 * `awaiting-follow-up`: the lender has the completed requirement; `offers`: the applicant has to accept or decline;
 * `awaiting-confirmation`: the lender has the acceptance.
 */
export type Phase = (typeof phases)[number]

/** The properties of a lead that transitions change. */
export type JourneyPosition = {
  readonly state: StateName
  /** Null before the submission. */
  readonly journey: LenderJourney | null
  /**
   * The end of the wait for an answer; null when the lead has ended, or waits for the applicant. The lead of a real
   * lender that waits for its applicant is stored with its expiry instead (saveTransition.ts).
   */
  readonly dueAt: Date | null
}

const phaseByState: Readonly<Partial<Record<StateName, Phase>>> = {
  MOBILE_VERIFICATION: 'applicant-step',
  CHANGE_MOBILE_NUMBER: 'applicant-step',
  ACCEPTED: 'ended',
  REDIRECTED: 'ended',
  THANK_YOU: 'ended',
  REJECTED: 'rejected',
}

/** The phases in which a lead is CHECKING with a due time, and what it waits for. */
const waits = [
  ['awaiting-answer', 'decision'],
  ['awaiting-follow-up', 'follow-up'],
  ['awaiting-confirmation', 'confirmation'],
] as const satisfies readonly (readonly [Phase, AwaitedResponse])[]

export const waitingPhases: readonly Phase[] = waits.map(([phase]) => phase)

/** The response that a lead waits for in the phase; undefined where it does not wait for its lender. */
export const findAwaitedResponse = (phase: Phase): AwaitedResponse | undefined =>
  waits.find(([waiting]) => waiting === phase)?.[1]

const findWaitingPhase = (awaited: AwaitedResponse): Phase =>
  waits.find(([, wait]) => wait === awaited)?.[0] ?? 'awaiting-answer'

export const findPhase = ({ state, journey }: Pick<JourneyPosition, 'state' | 'journey'>): Phase => {
  if (journey === null) return 'draft'
  if (state === 'CHECKING') return findWaitingPhase(journey.awaitedResponse)
  if (isStateOfKind(state, 'offers')) return 'offers'
  return isLenderStepState(state) ? 'applicant-step' : (phaseByState[state] ?? 'draft')
}

/** Whether the lead waits for its lender, with a due time. */
export const isWaiting = (phase: Phase): boolean => waitingPhases.includes(phase)

/** Whether only an action of the applicant at the current lender changes the lead. */
export const isForApplicant = (phase: Phase): boolean => phase === 'applicant-step' || phase === 'offers'
