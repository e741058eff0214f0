// Random events and fake lenders for the properties of the table of transitions. For tests only.
import type { Offer } from '@loan/domain/contract/offer'
import type { LenderProfile } from '../lenders/lenderProfile.ts'
import type { LenderEvent } from '../ports/lenderEvent.ts'
import type { DueLead, LenderPosition } from '../ports/lenderGateway.ts'
import { createJourney } from '../lender-journeys/journey.ts'
import type { JourneyEvent } from '../lender-journeys/journeyEvents.ts'
import type { JourneyPosition } from '../lender-journeys/phases.ts'
import { anna } from './personas.ts'

/** Milliseconds since 1970. */
export const startOfSequence = Date.parse('2026-11-20T10:00:00Z')
const keys = ['alder', 'birch', 'cedar'] as const
const profiles: readonly LenderProfile[] = keys.map((key, index) => ({
  key,
  name: key.toUpperCase(),
  country: 'PL',
  policies: [],
  redirectUrl: `https://${key}.example/`,
  databases: [`database of ${key}`],
  ...(index === 1 && { hasSummary: true as const }),
}))

const buildOffer = (id: string): Offer => ({
  id,
  lender: { key: 'alder', name: 'ALDER' },
  product: 'Loan',
  amount: 1000,
  period: { length: 12, scale: 'months' },
  instalments: { count: 12, amount: 100 },
  totalPayable: 1200,
  fees: 0,
  aprPercent: 20,
  borrowingRatePercent: 18,
  firstPaymentAt: '2026-12-20',
  lastPaymentAt: '2027-11-20',
  withdrawalDays: 14,
  validUntil: '2027-01-01T00:00:00Z',
  adjustable: null,
  changed: false,
})

/** A number below `size`, from the digits of `code` after `skipped` others. */
const pick = (code: number, skipped: number, size: number): number => Math.floor(code / skipped) % size

const steps = ['MOBILE_VERIFICATION', 'ID_UPLOAD', 'CUSTOMER_DEBTS', 'INSTANTOR', 'POLICY_CONSENTS'] as const
const offerStates = ['PROFICREDIT_OFFER', 'IPFD_OFFER_CHOICE', 'PROVIDENT_OFFER'] as const
const endStates = ['ACCEPTED', 'REDIRECTED', 'THANK_YOU'] as const
const reasons = ['income', 'debts', 'identity'] as const

const eventKinds = [
  'requires-step',
  'offers',
  'changes-offer',
  'declines',
  'withdraws',
  'ends',
  'fails',
  'no-answer',
  'lender-removed',
  'step-completed',
  'offer-adjusted',
  'adjustment-requested',
  'offer-accepted',
  'offers-declined',
  'lender-skipped',
  'partner-accepted',
  'outcome-confirmed',
  'review-requested',
  'submitted',
] as const

/** Events that continue the journey are more frequent than their share of the kinds. */
const frequent = [
  'requires-step',
  'requires-step',
  'offers',
  'offers',
  'offers',
  'step-completed',
  'step-completed',
  'offer-accepted',
  'offer-accepted',
  'offer-accepted',
  'offer-accepted',
  'changes-offer',
  'changes-offer',
  'adjustment-requested',
] as const

/** The kinds of events that a random number selects. */
export const eventChoices = [...eventKinds, ...frequent]

/** The event of a random number; `serial` makes the ids of its offers unique. */
export const buildRandomEvent = (code: number, serial: number, { journey }: JourneyPosition): JourneyEvent => {
  const offerId = journey?.offers[pick(code, 100, 3) % 2]?.id ?? 'none'
  switch (eventChoices[code % eventChoices.length] ?? 'submitted') {
    case 'requires-step':
      return {
        kind: 'requires-step',
        state: steps[pick(code, 100, steps.length)] ?? 'ID_UPLOAD',
        skipped: pick(code, 1000, 2),
      }
    case 'offers': {
      const offers = [buildOffer(`${serial}-1`), buildOffer(`${serial}-2`)].slice(pick(code, 100, 2))
      const state = offerStates[pick(code, 1000, offerStates.length)] ?? 'PROVIDENT_OFFER'
      return { kind: 'offers', state, offers, ...(pick(code, 10_000, 2) === 0 && { nextEventMs: 500 }) }
    }
    case 'changes-offer':
      return { kind: 'changes-offer', state: 'PROFICREDIT_OFFER', offer: buildOffer(`${serial}-changed`) }
    case 'declines':
      return { kind: 'declines', reasons: [reasons[pick(code, 100, reasons.length)] ?? 'income'] }
    case 'withdraws':
      return { kind: 'withdraws' }
    case 'ends':
      return { kind: 'ends', state: endStates[pick(code, 100, endStates.length)] ?? 'ACCEPTED' }
    case 'fails':
      return { kind: 'fails' }
    case 'no-answer':
      return { kind: 'no-answer' }
    case 'lender-removed':
      return { kind: 'lender-removed' }
    case 'step-completed':
      return { kind: 'step-completed' }
    case 'offer-adjusted':
      return { kind: 'offer-adjusted', offerId, offer: buildOffer(`${serial}-adjusted`) }
    case 'adjustment-requested':
      return { kind: 'adjustment-requested', offerId, amount: 2000, period: 12 }
    case 'offer-accepted':
      return { kind: 'offer-accepted', offerId }
    case 'offers-declined':
      return { kind: 'offers-declined' }
    case 'lender-skipped':
      return { kind: 'lender-skipped' }
    case 'partner-accepted':
      return { kind: 'partner-accepted' }
    case 'outcome-confirmed':
      return { kind: 'outcome-confirmed' }
    case 'review-requested':
      return { kind: 'review-requested', at: '2026-11-20T09:00:00.000Z' }
    case 'submitted':
      return { kind: 'submitted', journey: createJourney(null, ['alder', 'removed', 'birch', 'cedar'], null) }
  }
}

/** Lenders answer contradictions, nothing, or a failure when a wait ends. */
const findDueEvent = ({ journey }: DueLead): LenderEvent | null => {
  const answers = [
    null,
    { kind: 'fails' },
    { kind: 'changes-offer', state: 'PROVIDENT_OFFER', offer: buildOffer('x') },
  ] as const
  return answers[(journey.lenderIndex + journey.exchangeNumber) % answers.length] ?? null
}

/** The context of transitions with three lenders, of which the second one requires a summary. */
export const createRandomContext = () => {
  let references = 0
  return {
    gateway: {
      findLender: ({ plan, lenderIndex }: LenderPosition) =>
        profiles.find(({ key }) => key === plan[lenderIndex]) ?? null,
      getWaitMs: () => 1000,
      waitsFromDueTime: false,
      createReference: () => {
        references += 1
        return `reference ${references}`
      },
      findDueEvent,
    },
    // The provider of one hand-over of the second lender is not allowed.
    canRedirectTo: ({ lender, requirement }: { lender: LenderProfile; requirement?: string }) =>
      requirement !== 'INSTANTOR' || lender.key !== 'birch',
    application: {},
    product: anna.product,
    verifiedPhoneNumber: null,
  }
}
