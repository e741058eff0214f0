// The bodies of the calls between this server and a lender, in both directions (docs/integrating-a-lender.md).
import { rejectionReason } from '@loan/domain/contract/statusFields'
import { isRealDate } from '@loan/domain/calendar'
import { uploadSides } from '@loan/domain/lender-steps/documentSides'
import { debtKinds } from '@loan/domain/lender-steps/debtList'
import * as v from 'valibot'
import { lenderRequestKinds } from '../../ports/lenderGateway.ts'
import { disputablePaths } from '../../lenders/disputableAnswers.ts'
import { offerScreens, requiredSteps } from './requiredSteps.ts'

/** `isRealDate`, because the schema's pattern of a date admits 31 February. */
const instant = v.pipe(v.string(), v.maxLength(40), v.isoTimestamp(), v.check(isRealDate))

/** A received time in the notation of `toISOString`. The schema's pattern admits offsets that `Date` cannot read. */
const receivedInstant = v.pipe(
  instant,
  v.check((text) => !Number.isNaN(Date.parse(text))),
  v.transform((text) => new Date(text).toISOString()),
)

/** Visible ASCII without spaces. */
const identifier = v.pipe(v.string(), v.maxLength(100), v.regex(/^[!-~]+$/u))

const consent = v.strictObject({ key: v.string(), version: v.string(), locale: v.string(), given: v.boolean() })

/** The body of a call to a lender. A field that a kind does not need is absent. */
export const requestSchema = v.strictObject({
  /** The idempotency key, the same in every attempt. */
  id: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(lenderRequestKinds),
  /** Names the lead at this lender only. */
  reference: identifier,
  /** The events that answer this request have the same number. */
  exchange: v.number(),
  at: instant,
  /** The end of the wait; later answers have no effect. Absent when no answer is expected. */
  answerBy: v.exactOptional(instant),
  product: v.string(),
  country: v.string(),
  currency: v.string(),
  /** Sent with an application, a completed step, and an accepted offer whose screen has questions. */
  answers: v.exactOptional(v.record(v.string(), v.unknown())),
  /** The completed step. */
  step: v.exactOptional(v.picklist(requiredSteps)),
  /** Names a completed hand-over at its provider. */
  handOver: v.exactOptional(identifier),
  consents: v.exactOptional(v.array(consent)),
  debts: v.exactOptional(
    v.array(
      v.strictObject({
        creditor: v.string(),
        kind: v.picklist(debtKinds),
        balance: v.number(),
        instalment: v.number(),
        isInArrears: v.boolean(),
      }),
    ),
  ),
  /** The pictures of a completed ID_UPLOAD: none when the applicant continued without them. */
  files: v.exactOptional(
    v.array(v.strictObject({ side: v.picklist(uploadSides), mimeType: v.string(), bytes: v.number() })),
  ),
  /** The end of the time in which the files can be fetched. */
  filesUntil: v.exactOptional(instant),
  /** The accepted offer, or the one to adjust, by the lender's id. */
  offerId: v.exactOptional(v.string()),
  /** The amount and the period that the applicant wants. */
  amount: v.exactOptional(v.number()),
  period: v.exactOptional(v.number()),
})
export type LenderRequestBody = v.InferOutput<typeof requestSchema>

const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e12))
const percent = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100_000))
const wholeAmount = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1e12))
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))
const day = v.pipe(v.string(), v.maxLength(10), v.isoDate(), v.check(isRealDate))

const offerIdLength = 36

const bounds = v.pipe(
  v.object({ min: count, max: count, step: count }),
  v.check(({ min, max }) => min <= max, 'min is more than max'),
)
const amountBounds = v.pipe(
  v.object({ min: wholeAmount, max: wholeAmount, step: wholeAmount }),
  v.check(({ min, max }) => min <= max, 'min is more than max'),
)

const offer = v.object({
  id: v.pipe(v.string(), v.maxLength(offerIdLength), v.regex(/^[\w-]+$/u)),
  /** The database stores no NUL and no half of a surrogate pair. */
  product: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/^[^\p{Cc}\p{Cs}]+$/u)),
  amount,
  period: v.object({ length: count, scale: v.picklist(['days', 'months']) }),
  instalments: v.object({ count, amount }),
  totalPayable: amount,
  fees: amount,
  aprPercent: percent,
  borrowingRatePercent: percent,
  firstPaymentAt: day,
  lastPaymentAt: day,
  withdrawalDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
  validUntil: receivedInstant,
  /** The limits within which the applicant may request another amount or period. */
  adjustable: v.exactOptional(v.object({ amount: amountBounds, period: bounds })),
})
export type ReceivedOffer = v.InferOutput<typeof offer>

/** No lender may send more; its row of the configuration can allow fewer. */
export const maxOffers = 10

/** A list of different options; the length is checked before the items. */
const uniqueList = <const Options extends readonly string[]>(options: Options) =>
  v.pipe(
    v.array(v.unknown()),
    v.minLength(1),
    v.maxLength(options.length),
    v.array(v.picklist(options)),
    v.check((items) => new Set(items).size === items.length, 'an item is repeated'),
  )

const lenderEventSchema = v.variant('kind', [
  v.object({
    kind: v.literal('requires-step'),
    step: v.picklist(requiredSteps),
    /** The answers to correct. */
    answers: v.exactOptional(uniqueList(disputablePaths)),
    /** The pictures; all sides by default. */
    sides: v.exactOptional(uniqueList(uploadSides)),
    /** The lender does not continue without pictures. */
    isRequired: v.exactOptional(v.boolean()),
    /** The applicant has to confirm existing answers. */
    confirm: v.exactOptional(v.boolean()),
  }),
  v.object({
    kind: v.literal('offers'),
    // The length before the items.
    offers: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(maxOffers), v.array(offer)),
    screen: v.exactOptional(v.picklist(offerScreens)),
  }),
  v.object({ kind: v.literal('changes-offer'), offer }),
  v.object({
    kind: v.literal('declines'),
    reasons: v.pipe(v.array(v.unknown()), v.maxLength(6), v.array(rejectionReason)),
  }),
  v.object({ kind: v.literal('withdraws') }),
  v.object({ kind: v.literal('accepts') }),
  v.object({
    kind: v.literal('redirects'),
    url: v.exactOptional(v.pipe(v.string(), v.maxLength(2000), v.url())),
  }),
  v.object({ kind: v.literal('takes-over') }),
  v.object({ kind: v.literal('fails') }),
])
export type ReceivedEvent = v.InferOutput<typeof lenderEventSchema>

/** The body of a lender's call that fetches a picture. */
export const fileBodySchema = v.object({
  /** Names this call. */
  id: identifier,
  reference: identifier,
  side: v.picklist(uploadSides),
})

/** The body of a lender's event. Unknown keys are ignored. */
export const eventBodySchema = v.object({
  /** Names this event. A repeated event has the same id. */
  id: identifier,
  reference: identifier,
  /** The number of the request that the event answers. */
  exchange: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  event: lenderEventSchema,
})
