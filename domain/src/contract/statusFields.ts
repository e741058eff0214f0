// The fields of the status reply in addition to the receipt: the state of a lead and the data of its current screen. A
// field that the screen does not need is null or empty.
import * as v from 'valibot'
import { handOverKinds, passedKeys } from '../lender-steps/handOver.ts'
import { uploadSides } from '../lender-steps/documentSides.ts'
import { offerSchema } from './offer.ts'
import { problemFieldSchema } from './problem.ts'
import { utcTime } from './receipt.ts'
import { policyText } from './reference.ts'

/**
 * `no-answer`: the server stopped waiting for the lender; `changed`: the lender replaced an accepted offer; `withdrew`:
 * the lender withdrew an accepted offer.
 */
export const lenderLogKinds = [
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

/** An entry of the log of the checking screen; `lender` is absent before the first request to a lender. */
const lenderLogEntry = v.strictObject({
  kind: v.picklist(lenderLogKinds),
  lender: v.exactOptional(v.string()),
  at: utcTime,
})

/** Categories of the reasons for which lenders decline an application. */
export const rejectionReason = v.picklist(['income', 'debts', 'credit-history', 'amount', 'identity', 'not-served'])

/** The contact by which an applicant reaches a lender. */
export const lenderContactSchema = {
  website: v.pipe(v.string(), v.url()),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
}

export const statusFields = {
  /** Spec 3.34: a number or a list. */
  progressState: v.union([v.number(), v.array(v.number())]),
  applicationResult: v.nullable(
    v.strictObject({
      application: v.strictObject({ status: v.string() }),
      offerId: v.nullable(v.string()),
      partner: v.nullable(v.strictObject({ key: v.string(), name: v.string() })),
    }),
  ),
  /** Delay before the next poll; null if only the applicant can change the state. */
  pollAfterMs: v.nullable(v.number()),
  steps: v.array(lenderLogEntry),
  verification: v.nullable(
    v.strictObject({
      /** All digits masked except the last three. */
      maskedPhoneNumber: v.string(),
      codeLength: v.number(),
      triesLeft: v.number(),
      resendsLeft: v.number(),
      resendAfterSeconds: v.number(),
      expiresAt: utcTime,
      /**
       * No code was sent: the number has reached its daily limit over all leads. When `resendsLeft` is not 0, only the
       * network of the client is at its limit, and a code can be requested in `resendAfterSeconds`.
       */
      withheld: v.boolean(),
    }),
  ),
  /** The lender of the current screen, with its key in `/partner/logos`; null if no lender has the lead. */
  lender: v.nullable(
    v.strictObject({
      key: v.string(),
      name: v.string(),
      /**
       * The value for the header `Lender-Match` of the next write: the server rejects the write with `wrong-state` when
       * another lender has the lead by then. Absent in a server that does not compare it. Visible ASCII characters, as
       * a header has them.
       */
      match: v.exactOptional(v.pipe(v.string(), v.regex(/^[!-~]{1,100}$/u))),
      /** The applicant has accepted an offer of the lender, which has not changed or withdrawn it since. */
      offerAccepted: v.exactOptional(v.boolean()),
    }),
  ),
  /** In a state with questions, and for an offer that requires answers with its acceptance. */
  questions: v.nullable(
    v.strictObject({
      /** Names from the catalogue, in display order: unanswered or disputed data points. */
      dataPoints: v.array(v.string()),
      /** Answers that the lender rejected. */
      errors: v.array(problemFieldSchema),
    }),
  ),
  /** In a hand-over state, and in REDIRECTED if the lender requires a summary first (/smava). */
  handOver: v.nullable(
    v.strictObject({
      kind: v.picklist(handOverKinds),
      provider: v.string(),
      /** The host of the page that opens next, with its port if it has one; absent when the server does not know it. */
      host: v.exactOptional(v.string()),
      passes: v.array(v.picklist(passedKeys)),
      /** Whole currency units with cents as decimals; charged to check the card and refunded. */
      chargeAmount: v.exactOptional(v.number()),
      /** `failed`: the applicant returned without success and may try again. */
      outcome: v.nullable(v.picklist(['failed'])),
    }),
  ),
  upload: v.nullable(
    v.strictObject({
      /** Pictures that the lender requires, in display order. */
      sides: v.array(v.picklist(uploadSides)),
      received: v.array(v.picklist(uploadSides)),
      mimeTypes: v.array(v.string()),
      maxBytes: v.number(),
      mayGoOnWithout: v.boolean(),
    }),
  ),
  /** Maximum length of the list of debts. */
  debts: v.nullable(v.strictObject({ max: v.number() })),
  /**
   * Policies to agree to on the current screen, with their texts: the lender's policies, or a declaration (WNIOSEK).
   */
  policies: v.array(policyText),
  /** The offers to choose from; in an outcome (ACCEPTED, REDIRECTED, THANK_YOU) the accepted one alone. */
  offers: v.array(offerSchema),
  /**
   * In an outcome (ACCEPTED, REDIRECTED, THANK_YOU) without an accepted offer: what is known of it. The lender has not
   * confirmed the requested amount and period.
   */
  outcome: v.exactOptional(
    v.nullable(
      v.strictObject({
        /** When the lender accepted the application. */
        answeredAt: utcTime,
        /** Null when the answers were deleted. */
        requested: v.nullable(
          v.strictObject({
            amount: v.number(),
            period: v.strictObject({ length: v.number(), scale: v.picklist(['days', 'months']) }),
          }),
        ),
        contact: v.strictObject(lenderContactSchema),
      }),
    ),
  ),
  redirect: v.nullable(
    v.strictObject({ url: v.pipe(v.string(), v.url()), method: v.picklist(['GET']), afterSeconds: v.number() }),
  ),
  rejection: v.nullable(
    v.strictObject({
      /** Categories of reasons, if lenders gave any. */
      reasons: v.array(rejectionReason),
      /** Credit databases that lenders queried. */
      databases: v.array(v.string()),
      reviewRequested: v.boolean(),
    }),
  ),
}
