// The stored lender journey of a submitted lead. Its transitions are in advance.ts, their persistence in saveTransition.ts.
import { customerDebts } from '@loan/domain/contract/lenderSteps'
import { checkingStepKinds } from '@loan/domain/contract/statusFields'
import { offerSchema } from '@loan/domain/contract/offer'
import * as v from 'valibot'

const reason = v.picklist(['income', 'debts', 'credit-history', 'amount', 'identity', 'not-served'])

const stepSchema = v.strictObject({
  kind: v.picklist(checkingStepKinds),
  lender: v.exactOptional(v.string()),
  at: v.string(),
})
export type JourneyStep = v.InferOutput<typeof stepSchema>

/** Older releases stored offers without `adjustable` and `changed`; the defaults apply to them. */
const storedOfferSchema = v.strictObject({
  ...offerSchema.entries,
  adjustable: v.optional(offerSchema.entries.adjustable, null),
  changed: v.optional(offerSchema.entries.changed, false),
})

export const journeySchema = v.strictObject({
  /** Tag of the sandbox scenario. */
  scenario: v.nullable(v.string()),
  /** Keys of the lenders that serve the lead, in the order of the requests. */
  plan: v.array(v.string()),
  /** Index of the current lender in the plan: -1 before the first lender, the plan's length after the last one. */
  place: v.number(),
  /** Number of this lender's requirements that are answered or were not needed. */
  asksDone: v.number(),
  /** The next transition: decision, next requirement, end after an accepted offer, or a second answer to ignore. */
  next: v.picklist(['decision', 'ask', 'ending', 'second-answer', 'nothing']),
  steps: v.array(stepSchema),
  offers: v.array(storedOfferSchema),
  takenOfferId: v.nullable(v.string()),
  reasons: v.array(reason),
  databases: v.array(v.string()),
  reviewRequested: v.boolean(),
  /** Whether the lender changed its offer after the applicant accepted it. */
  hasChanged: v.optional(v.boolean(), false),
  /** The random single-use reference that the provider returns; null without a hand-over. */
  handOver: v.optional(
    v.nullable(v.strictObject({ reference: v.string(), outcome: v.nullable(v.picklist(['failed'])) })),
    null,
  ),
  /** The debts that the applicant listed for the current lender (CUSTOMER_DEBTS). */
  debts: v.optional(v.array(customerDebts.body.entries.debts.item), []),
  /** Keyed hash of the network of the submission; null when an older release stored the journey. */
  clientHash: v.optional(v.nullable(v.string()), null),
})
export type LenderJourney = v.InferOutput<typeof journeySchema>

export const createJourney = (
  scenario: string | null,
  plan: readonly string[],
  clientHash: string | null,
): LenderJourney => ({
  scenario,
  plan: [...plan],
  place: -1,
  asksDone: 0,
  next: 'nothing',
  steps: [],
  offers: [],
  takenOfferId: null,
  reasons: [],
  databases: [],
  reviewRequested: false,
  hasChanged: false,
  handOver: null,
  debts: [],
  clientHash,
})
