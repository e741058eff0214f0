// The table of transitions of a submitted lead: which event changes which phase, under which condition, to which phase.
// An event without a row changes nothing. docs/lender-journeys.md shows the table; `npm run generate` writes it.
import type { StateName } from '@loan/domain/states'
import { adjustableOfferState } from '../lenders/lenderProfile.ts'
import type { LenderRequestKind } from '../ports/lenderGateway.ts'
import type { EventKind, StateEventKind } from './journeyEvents.ts'
import type { LenderLogEntry } from './journey.ts'
import { type Phase, waitingPhases } from './phases.ts'

/**
 * `can-redirect`: the applicant may be redirected to the lender or provider of the event; `offer-listed`: the lead has
 * the offer of the event; `offers-open`: the lender made offers of which none is accepted; `offer-accepted`: the
 * applicant has accepted an offer; `summary-shown`: the applicant sees the summary before a redirect; `outcome-shown`:
 * the applicant has not continued to the last page.
 */
export type TransitionGuard =
  | 'can-redirect'
  | 'offer-listed'
  | 'offers-open'
  | 'offer-accepted'
  | 'summary-shown'
  | 'outcome-shown'

/** The event, and the state that the lead gets, `of-event` that of the event. Without it the lead keeps its state. */
type TransitionState =
  | { readonly event: EventKind; readonly state?: StateName }
  | { readonly event: StateEventKind; readonly state: 'of-event' }

export type Transition = TransitionState & {
  readonly from: readonly Phase[]
  /** The first row of an event and a phase whose guard holds applies. */
  readonly guard?: TransitionGuard
  /** `next-lender` is `awaiting-answer` at the next lender of the plan, or `rejected` when none is left. */
  readonly to: Phase | 'next-lender'
  /** The lead keeps its due time and what it waits for, such as a second answer. */
  readonly keepsWait?: true
  /** The entry that is added to the log of the journey. */
  readonly logEntry?: LenderLogEntry['kind']
  /** The request to the lender of the event. */
  readonly request?: LenderRequestKind
}

const atLender: readonly Phase[] = [...waitingPhases, 'applicant-step', 'offers']

export const transitions: readonly Transition[] = [
  { event: 'submitted', from: ['draft'], to: 'next-lender', logEntry: 'received' },

  {
    event: 'requires-step',
    from: waitingPhases,
    guard: 'can-redirect',
    to: 'applicant-step',
    state: 'of-event',
    logEntry: 'needs-answer',
  },
  { event: 'requires-step', from: waitingPhases, to: 'next-lender', logEntry: 'skipped', request: 'withdrawn' },
  {
    event: 'offers',
    from: ['awaiting-answer', 'awaiting-follow-up'],
    to: 'offers',
    state: 'of-event',
    logEntry: 'needs-answer',
  },
  {
    event: 'changes-offer',
    from: ['awaiting-follow-up', 'awaiting-confirmation'],
    guard: 'offer-accepted',
    to: 'offers',
    state: 'of-event',
    logEntry: 'changed',
  },
  { event: 'ends', from: waitingPhases, guard: 'can-redirect', to: 'ended', state: 'of-event', logEntry: 'agreed' },
  { event: 'ends', from: waitingPhases, to: 'next-lender', logEntry: 'skipped', request: 'withdrawn' },
  { event: 'declines', from: atLender, to: 'next-lender', logEntry: 'declined' },
  { event: 'withdraws', from: atLender, to: 'next-lender', logEntry: 'withdrew' },
  { event: 'fails', from: atLender, to: 'next-lender', logEntry: 'skipped' },

  // The offer that the applicant wanted to change is shown again.
  {
    event: 'no-answer',
    from: ['awaiting-follow-up'],
    guard: 'offers-open',
    to: 'offers',
    state: adjustableOfferState,
    logEntry: 'needs-answer',
  },
  { event: 'no-answer', from: waitingPhases, to: 'next-lender', logEntry: 'no-answer', request: 'withdrawn' },
  { event: 'lender-removed', from: atLender, to: 'next-lender' },

  {
    event: 'step-completed',
    from: ['applicant-step'],
    to: 'awaiting-follow-up',
    state: 'CHECKING',
    request: 'step-completed',
  },
  { event: 'offer-adjusted', from: ['offers'], guard: 'offer-listed', to: 'offers', keepsWait: true },
  {
    event: 'adjustment-requested',
    from: ['offers'],
    guard: 'offer-listed',
    to: 'awaiting-follow-up',
    state: 'CHECKING',
    request: 'adjustment',
  },
  {
    event: 'offer-accepted',
    from: ['offers'],
    guard: 'offer-listed',
    to: 'awaiting-confirmation',
    state: 'CHECKING',
    request: 'offer-accepted',
  },
  {
    event: 'offers-declined',
    from: ['offers'],
    to: 'next-lender',
    logEntry: 'skipped',
    request: 'offers-declined',
  },
  { event: 'lender-skipped', from: atLender, to: 'next-lender', logEntry: 'skipped', request: 'withdrawn' },
  {
    event: 'lender-skipped',
    from: ['ended'],
    guard: 'summary-shown',
    to: 'next-lender',
    logEntry: 'skipped',
    request: 'withdrawn',
  },
  { event: 'partner-accepted', from: ['ended'], guard: 'summary-shown', to: 'ended', state: 'THANK_YOU' },
  { event: 'outcome-confirmed', from: ['ended'], guard: 'outcome-shown', to: 'ended', state: 'THANK_YOU' },
  { event: 'review-requested', from: ['rejected'], to: 'rejected', keepsWait: true },
]
