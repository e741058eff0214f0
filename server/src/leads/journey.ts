// The way of a submitted lead through the lenders, as it is stored. How it goes on is advance.ts and moveLead.ts.
import { customerDebts } from '@loan/domain/contract/lender-steps'
import { checkingStepKinds } from '@loan/domain/contract/statusParts'
import { offerSchema } from '@loan/domain/contract/offer'
import * as v from 'valibot'

const reason = v.picklist(['income', 'debts', 'credit-history', 'amount', 'identity', 'not-served'])

const stepSchema = v.strictObject({
  kind: v.picklist(checkingStepKinds),
  lender: v.exactOptional(v.string()),
  at: v.string(),
})
export type JourneyStep = v.InferOutput<typeof stepSchema>

/** Offers stored before they could be adjusted or changed are read as such that cannot be and were not. */
const storedOfferSchema = v.strictObject({
  ...offerSchema.entries,
  adjustable: v.optional(offerSchema.entries.adjustable, null),
  changed: v.optional(offerSchema.entries.changed, false),
})

export const journeySchema = v.strictObject({
  /** Tag of the sandbox scenario. */
  scenario: v.nullable(v.string()),
  /** Keys of the lenders that serve the lead, in the order they are asked. */
  plan: v.array(v.string()),
  /** Place in the plan of the lender that has the lead; the plan's length once none is left. */
  place: v.number(),
  /** How many of this lender's asks are answered or were not needed. */
  asksDone: v.number(),
  /** What comes when it is due: the lender's decision, its next ask, the end after its offer was taken, or a stray answer. */
  next: v.picklist(['decision', 'ask', 'ending', 'second-answer', 'nothing']),
  steps: v.array(stepSchema),
  offers: v.array(storedOfferSchema),
  takenOfferId: v.nullable(v.string()),
  reasons: v.array(reason),
  databases: v.array(v.string()),
  reviewRequested: v.boolean(),
  /** The lender has made another offer after one was accepted. */
  hasChanged: v.optional(v.boolean(), false),
  /** Known to the other side alone, random and used once; null where nothing is handed over. */
  handOver: v.optional(
    v.nullable(v.strictObject({ reference: v.string(), outcome: v.nullable(v.picklist(['failed'])) })),
    null,
  ),
  /** As listed for one lender (CUSTOMER_DEBTS). */
  debts: v.optional(v.array(customerDebts.body.entries.debts.item), []),
  /** Keyed hash of the network the lead was submitted from; null where an older release stored it. */
  clientHash: v.optional(v.nullable(v.string()), null),
})
export type Journey = v.InferOutput<typeof journeySchema>

export const newJourney = (scenario: string | null, plan: readonly string[], clientHash: string | null): Journey => ({
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
