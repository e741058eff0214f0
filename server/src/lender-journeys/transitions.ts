// The table of transitions of a submitted lead: which event changes which phase, under which condition, to which phase.
// An event without a row changes nothing. docs/lender-journeys.md shows the table; `npm run generate` writes it.
import type { LenderRequestKind } from '../ports/lenderGateway.ts'
import type { EventKind } from './journeyEvents.ts'
import type { JourneyStep } from './journey.ts'
import type { Phase } from './phases.ts'

/**
 * `can-redirect`: the applicant may be redirected to the lender or provider of the event; `offer-listed`: the lead has
 * the offer of the event; `offers-open`: the lender made offers of which none is accepted; `offer-accepted`: the applicant
 * has accepted an offer; `summary-shown`: the applicant sees the summary before a redirect; `outcome-shown`: the
 * applicant has not continued to the last page.
 */
export type Guard =
  | 'can-redirect'
  | 'offer-listed'
  | 'offers-open'
  | 'offer-accepted'
  | 'summary-shown'
  | 'outcome-shown'

export type Transition = {
  readonly event: EventKind
  readonly from: readonly Phase[]
  /** The first row of an event and a phase whose guard holds applies. */
  readonly guard?: Guard
  /** `next-lender` is `awaiting-answer` at the next lender of the plan, or `rejected` when none is left. */
  readonly to: Phase | 'next-lender'
  /** The step that the record of the journey gets. */
  readonly record?: JourneyStep['kind']
  /** The request to the lender of the event. */
  readonly request?: LenderRequestKind
}

const waiting = ['awaiting-answer', 'awaiting-follow-up', 'awaiting-confirmation'] as const
const atLender = [...waiting, 'applicant-step', 'offers'] as const

export const transitions: readonly Transition[] = [
  { event: 'submitted', from: ['draft'], to: 'next-lender', record: 'received' },

  { event: 'requires-step', from: waiting, guard: 'can-redirect', to: 'applicant-step', record: 'needs-answer' },
  { event: 'requires-step', from: waiting, to: 'next-lender', record: 'skipped', request: 'withdrawn' },
  { event: 'offers', from: ['awaiting-answer', 'awaiting-follow-up'], to: 'offers', record: 'needs-answer' },
  {
    event: 'changes-offer',
    from: ['awaiting-follow-up', 'awaiting-confirmation'],
    guard: 'offer-accepted',
    to: 'offers',
    record: 'changed',
  },
  { event: 'ends', from: waiting, guard: 'can-redirect', to: 'ended', record: 'agreed' },
  { event: 'ends', from: waiting, to: 'next-lender', record: 'skipped', request: 'withdrawn' },
  { event: 'declines', from: atLender, to: 'next-lender', record: 'declined' },
  { event: 'withdraws', from: atLender, to: 'next-lender', record: 'withdrew' },
  { event: 'fails', from: atLender, to: 'next-lender', record: 'skipped' },

  { event: 'no-answer', from: ['awaiting-follow-up'], guard: 'offers-open', to: 'offers', record: 'needs-answer' },
  { event: 'no-answer', from: waiting, to: 'next-lender', record: 'no-answer', request: 'withdrawn' },
  { event: 'lender-removed', from: atLender, to: 'next-lender' },

  { event: 'step-completed', from: ['applicant-step'], to: 'awaiting-follow-up', request: 'step-completed' },
  { event: 'offer-adjusted', from: ['offers'], guard: 'offer-listed', to: 'offers' },
  {
    event: 'adjustment-requested',
    from: ['offers'],
    guard: 'offer-listed',
    to: 'awaiting-follow-up',
    request: 'adjustment',
  },
  {
    event: 'offer-accepted',
    from: ['offers'],
    guard: 'offer-listed',
    to: 'awaiting-confirmation',
    request: 'offer-accepted',
  },
  { event: 'offers-declined', from: ['offers'], to: 'next-lender', record: 'skipped', request: 'offers-declined' },
  { event: 'lender-skipped', from: atLender, to: 'next-lender', record: 'skipped', request: 'withdrawn' },
  {
    event: 'lender-skipped',
    from: ['ended'],
    guard: 'summary-shown',
    to: 'next-lender',
    record: 'skipped',
    request: 'withdrawn',
  },
  { event: 'partner-accepted', from: ['ended'], guard: 'summary-shown', to: 'ended' },
  { event: 'outcome-confirmed', from: ['ended'], guard: 'outcome-shown', to: 'ended' },
  { event: 'review-requested', from: ['rejected'], to: 'rejected' },
]
