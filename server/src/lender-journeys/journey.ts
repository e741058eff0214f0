// The lender journey of a submitted lead, and its stored form. Its transitions are in transitions.ts. Other releases
// read and write the stored form too: four of its keys keep their first names, an unknown key is not an error, and a
// key that other releases do not need for a sandbox lead is optional.
import { customerDebts } from '@loan/domain/contract/lenderSteps'
import { lenderLogKinds, rejectionReason } from '@loan/domain/contract/statusFields'
import { offerSchema } from '@loan/domain/contract/offer'
import * as v from 'valibot'
import { listKeys } from '@loan/domain/records'
import type { AwaitedResponse } from '../ports/lenderGateway.ts'
import { requirementSchema } from './requirement.ts'

const logEntrySchema = v.object({
  kind: v.picklist(lenderLogKinds),
  lender: v.exactOptional(v.string()),
  at: v.string(),
})
/** A request to a lender, its response or the lack of one. The status lists them as `steps` for the checking screen. */
export type LenderLogEntry = v.InferOutput<typeof logEntrySchema>

const { lender, period, instalments, adjustable, changed } = offerSchema.entries
// The registrations come from the lender (lenders/lenderRegistrations.ts).
const { registrations: _registrations, ...storedLender } = lender.entries
const bounds = v.object(adjustable.wrapped.entries.amount.entries)

/** Older releases stored offers without `adjustable` and `changed`; the defaults apply to them. */
const storedOfferSchema = v.object({
  ...offerSchema.entries,
  lender: v.object(storedLender),
  period: v.object(period.entries),
  instalments: v.object(instalments.entries),
  adjustable: v.optional(v.nullable(v.object({ amount: bounds, period: bounds })), null),
  changed: v.optional(changed, false),
})

/** The awaited responses by their stored names. */
const responses = {
  decision: 'decision',
  ask: 'follow-up',
  ending: 'confirmation',
  'second-answer': 'second-response',
  nothing: 'nothing',
} as const satisfies Record<string, AwaitedResponse>

const storedResponses: Readonly<Record<AwaitedResponse, keyof typeof responses>> = {
  decision: 'decision',
  'follow-up': 'ask',
  confirmation: 'ending',
  'second-response': 'second-answer',
  nothing: 'nothing',
}

/** The keys that have other names in memory (LenderJourney). */
const renamedEntries = {
  place: v.number(),
  asksDone: v.number(),
  next: v.picklist(listKeys(responses)),
  hasChanged: v.optional(v.boolean(), false),
}

const entries = {
  /** Tag of the sandbox scenario. */
  scenario: v.nullable(v.string()),
  /** Keys of the lenders that serve the lead, in the order of the requests. */
  plan: v.array(v.string()),
  steps: v.array(logEntrySchema),
  offers: v.array(storedOfferSchema),
  takenOfferId: v.nullable(v.string()),
  reasons: v.array(rejectionReason),
  databases: v.array(v.string()),
  reviewRequested: v.boolean(),
  /** UTC time of the first request; absent without one, and when an older release stored it. */
  reviewRequestedAt: v.exactOptional(v.string()),
  /** UTC time at which an operator recorded the answer of a person (operators/reviews.ts). */
  reviewAnsweredAt: v.exactOptional(v.string()),
  /** The random single-use reference that the provider returns; null without a hand-over. */
  handOver: v.optional(
    v.nullable(v.object({ reference: v.string(), outcome: v.nullable(v.picklist(['failed'])) })),
    null,
  ),
  /** The debts that the applicant listed for the current lender (CUSTOMER_DEBTS). */
  debts: v.optional(v.array(v.object(customerDebts.body.entries.debts.item.entries)), []),
  /** Keyed hash of the network of the submission; null when an older release stored the journey. */
  clientHash: v.optional(v.nullable(v.string()), null),
  /** The random reference of the lead at the current lender; absent for the sandbox, which needs none. */
  reference: v.exactOptional(v.string()),
  /** The requirements of the current lender for this applicant. They replace those of its profile. */
  requirement: v.exactOptional(requirementSchema),
  /** The other amount and period that the applicant wants of an offer, until the lender answers. */
  adjustment: v.exactOptional(v.object({ offerId: v.string(), amount: v.number(), period: v.number() })),
  /** The address that the current lender named for this applicant; absent when it named none. */
  redirectUrl: v.exactOptional(v.string()),
}

const sharedSchema = v.object(entries)
const storedSchema = v.object({ ...entries, ...renamedEntries })
type StoredJourney = v.InferOutput<typeof storedSchema>

export type LenderJourney = v.InferOutput<typeof sharedSchema> & {
  /** Index of the current lender in the plan: -1 before the first lender, the plan's length after the last one. */
  readonly lenderIndex: number
  /** Grows with each completed or skipped requirement, each requested adjustment and each accepted offer. */
  readonly exchangeNumber: number
  readonly awaitedResponse: AwaitedResponse
  /** Whether the lender changed its offer after the applicant accepted it. */
  readonly offerWasChanged: boolean
}

/** Whether the current lender is a real one. The lenders of the sandbox need no reference of the lead. */
export const hasRealLender = (journey: LenderJourney | null): boolean => journey?.reference !== undefined

/** Reads the stored form. Retains unknown keys of a newer release, so that a write of this one does not delete them. */
export const journeySchema = v.pipe(
  v.looseObject({ ...entries, ...renamedEntries }),
  v.transform(({ place, asksDone, next, hasChanged, ...others }): LenderJourney =>
    Object.assign(others, {
      lenderIndex: place,
      exchangeNumber: asksDone,
      awaitedResponse: responses[next],
      offerWasChanged: hasChanged,
    }),
  ),
)

export const toStoredJourney = ({
  lenderIndex,
  exchangeNumber,
  awaitedResponse,
  offerWasChanged,
  ...others
}: LenderJourney): StoredJourney =>
  Object.assign(others, {
    place: lenderIndex,
    asksDone: exchangeNumber,
    next: storedResponses[awaitedResponse],
    hasChanged: offerWasChanged,
  })

export const createJourney = (
  scenario: string | null,
  plan: readonly string[],
  clientHash: string | null,
): LenderJourney => ({
  scenario,
  plan: [...plan],
  lenderIndex: -1,
  exchangeNumber: 0,
  awaitedResponse: 'nothing',
  steps: [],
  offers: [],
  takenOfferId: null,
  reasons: [],
  databases: [],
  reviewRequested: false,
  offerWasChanged: false,
  handOver: null,
  debts: [],
  clientHash,
})
