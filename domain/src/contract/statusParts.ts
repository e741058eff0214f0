// What the status call tells beside the receipt: where a lead stands, and what its current screen needs. A part that the
// screen does not need is null, or empty.
import * as v from 'valibot'
import { handOverKinds, passedKeys } from '../lender-steps/handOver.ts'
import { uploadSides } from '../lender-steps/documentSides.ts'
import { offerSchema } from './offer.ts'
import { fieldErrorSchema } from './problem.ts'
import { utcTime } from './receipt.ts'
import { policyText } from './reference.ts'

/**
 * `no-answer`: the lender was given up; `changed`: it made another offer after the acceptance; `withdrew`: it took its
 * offer back then.
 */
export const checkingStepKinds = [
  'received',
  'asking',
  'declined',
  'skipped',
  'no-answer',
  'needs-answer',
  'changed',
  'withdrew',
  'agreed',
  'none-left',
] as const

/** One line of what happened so far, for the checking screen; `lender` is absent before one is asked. */
const checkingStep = v.strictObject({
  kind: v.picklist(checkingStepKinds),
  lender: v.exactOptional(v.string()),
  at: utcTime,
})

export const statusParts = {
  /** Spec 3.34: a number or a list. */
  progressState: v.union([v.number(), v.array(v.number())]),
  applicationResult: v.nullable(
    v.strictObject({
      application: v.strictObject({ status: v.string() }),
      offerId: v.nullable(v.string()),
      partner: v.nullable(v.strictObject({ key: v.string(), name: v.string() })),
    }),
  ),
  /** How long to wait before asking again; null where nothing will change by itself. */
  pollAfterMs: v.nullable(v.number()),
  steps: v.array(checkingStep),
  verification: v.nullable(
    v.strictObject({
      /** All but the last three digits hidden. */
      maskedPhoneNumber: v.string(),
      codeLength: v.number(),
      triesLeft: v.number(),
      resendsLeft: v.number(),
      resendAfterSeconds: v.number(),
      expiresAt: utcTime,
      /** No code was sent: the number has had as many as it may in a day, over all leads. */
      withheld: v.boolean(),
    }),
  ),
  /** Whom the current screen belongs to, and its logo in `/partner/logos`; null where no lender has the lead. */
  lender: v.nullable(v.strictObject({ key: v.string(), name: v.string() })),
  /** In a state of questions, and where an offer asks something with its acceptance. */
  questions: v.nullable(
    v.strictObject({
      /** Names of the catalogue, in the order asked: those without an answer, or doubted. */
      dataPoints: v.array(v.string()),
      /** What the lender refused of the answers it has. */
      errors: v.array(fieldErrorSchema),
    }),
  ),
  /** In a state of hand-over; in REDIRECTED where the lender wants a summary shown first (/smava). */
  handOver: v.nullable(
    v.strictObject({
      kind: v.picklist(handOverKinds),
      provider: v.string(),
      passes: v.array(v.picklist(passedKeys)),
      /** Whole currency units with cents as decimals; charged to check the card and given back. */
      chargeAmount: v.exactOptional(v.number()),
      /** `failed`: the applicant came back without success, and may try again. */
      outcome: v.nullable(v.picklist(['failed'])),
    }),
  ),
  upload: v.nullable(
    v.strictObject({
      /** Pictures the lender wants, in the order asked. */
      sides: v.array(v.picklist(uploadSides)),
      received: v.array(v.picklist(uploadSides)),
      mimeTypes: v.array(v.string()),
      maxBytes: v.number(),
      mayGoOnWithout: v.boolean(),
    }),
  ),
  /** How many debts can be listed. */
  debts: v.nullable(v.strictObject({ max: v.number() })),
  /** What the current screen wants agreed, with its words: a lender's policies, or a declaration (WNIOSEK). */
  policies: v.array(policyText),
  offers: v.array(offerSchema),
  redirect: v.nullable(
    v.strictObject({ url: v.pipe(v.string(), v.url()), method: v.picklist(['GET']), afterSeconds: v.number() }),
  ),
  rejection: v.nullable(
    v.strictObject({
      /** Classes of reasons, as far as lenders gave any. */
      reasons: v.array(v.picklist(['income', 'debts', 'credit-history', 'amount', 'identity', 'not-served'])),
      /** Credit databases that were asked. */
      databases: v.array(v.string()),
      reviewRequested: v.boolean(),
    }),
  ),
}
