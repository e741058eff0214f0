// The offer of a lender (docs/countries/README.md, "Lender steps"), and the calls that answer one.
import * as v from 'valibot'
import type { StateOfKind } from '../lender-steps/lenderSteps.ts'
import { boundedList } from '../lead/boundedList.ts'
import { defineEndpoint, leadId, shortText } from './endpoint.ts'
import { leadReceiptSchema } from './receipt.ts'

const limitsSchema = v.strictObject({ min: v.number(), max: v.number(), step: v.number() })

/**
 * A registration or licence of a lender that the law of the country has it state. `name` is the official name of the
 * number, which is not translated.
 */
export const lenderRegistrationSchema = v.strictObject({ name: v.string(), number: v.string() })
export type LenderRegistration = v.InferOutput<typeof lenderRegistrationSchema>

/** @assumed all of it: "Offer details: not shown". Money in currency units with cents as decimals; rates in percent. */
export const offerSchema = v.strictObject({
  id: v.string(),
  lender: v.strictObject({
    key: v.string(),
    name: v.string(),
    /** Absent where the law requires none, and from servers that do not know the field. */
    registrations: v.exactOptional(v.array(lenderRegistrationSchema)),
  }),
  product: v.string(),
  amount: v.number(),
  period: v.strictObject({ length: v.number(), scale: v.picklist(['days', 'months']) }),
  instalments: v.strictObject({ count: v.number(), amount: v.number() }),
  totalPayable: v.number(),
  fees: v.number(),
  /** Annual percentage rate of charge. */
  aprPercent: v.number(),
  borrowingRatePercent: v.number(),
  firstPaymentAt: v.string(),
  lastPaymentAt: v.string(),
  withdrawalDays: v.number(),
  /** UTC time. The page shows it in the time zone of the country. */
  validUntil: v.string(),
  /** Bounds within which the applicant may change the offer; null for a fixed offer. */
  adjustable: v.nullable(v.strictObject({ amount: limitsSchema, period: limitsSchema })),
  /** The lender replaced an accepted offer with this one, which the applicant has to accept again. */
  changed: v.boolean(),
})
export type Offer = v.InferOutput<typeof offerSchema>

const offerAnswerSchema = v.strictObject({
  id: leadId,
  offerId: shortText(60),
  decision: v.picklist(['accept', 'decline']),
})

const defineOfferCall = (path: `/lead/offer/${string}`, summary: string) =>
  defineEndpoint({
    method: 'POST',
    path,
    summary,
    needsIdempotencyKey: true,
    needsLeadToken: true,
    body: offerAnswerSchema,
    reply: leadReceiptSchema,
  })

export const answerProficreditOffer = defineOfferCall('/lead/offer/proficredit', 'Accept or decline the offer shown')
export const answerCrediteaOffer = defineOfferCall(
  '/lead/offer/accept-creditea-offer',
  'Accept one of several offers or decline them',
)

/** @assumed `update` requests the same offer for another amount or period within its limits; the screen shows it. */
export const updateProvidentOffer = defineEndpoint({
  method: 'POST',
  path: '/lead/offer/update-provident-offer',
  summary: 'Accept or decline an adjustable offer, or change its amount or period',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  body: v.strictObject({
    id: leadId,
    offerId: shortText(60),
    decision: v.picklist(['accept', 'decline', 'update']),
    amount: v.exactOptional(v.number()),
    period: v.exactOptional(v.number()),
  }),
  reply: leadReceiptSchema,
})

/** The calls that accept or decline offers. `continueLead` also carries the answers that an offer requires. */
export type OfferCallName = 'answerProficreditOffer' | 'answerCrediteaOffer' | 'updateProvidentOffer' | 'continueLead'

/** The call that answers the offers of each state. */
export const offerCallsByState: Readonly<Record<StateOfKind<'offers'>, OfferCallName>> = {
  PROFICREDIT_OFFER: 'answerProficreditOffer',
  IPFD_OFFER_CHOICE: 'answerCrediteaOffer',
  PROVIDENT_OFFER: 'updateProvidentOffer',
  COFIDIS_OFFER: 'continueLead',
  INSTABANK_OFFER: 'continueLead',
}

/** @assumed more policies than any lender requires at once. */
const maxPolicies = 100

const consentSchema = v.strictObject({ key: shortText(60), version: shortText(40), given: v.boolean() })

const defineConsentsCall = (path: `/lead/offer/${string}`, summary: string) =>
  defineEndpoint({
    method: 'POST',
    path,
    summary,
    needsIdempotencyKey: true,
    needsLeadToken: true,
    body: v.strictObject({ id: leadId, locale: shortText(8), policies: boundedList(consentSchema, maxPolicies) }),
    reply: leadReceiptSchema,
  })

export const answerPolicies = defineConsentsCall('/lead/offer/policy', 'Consents of the applicant for this lender')
export const answerDynamicPolicies = defineConsentsCall(
  '/lead/offer/dynamic-policy',
  'Consents of the applicant to the policies that the lender chose for this lead',
)

/** The call for the consents of each state; two states may share one. */
export const consentsCallsByState: Readonly<Record<StateOfKind<'consents'>, typeof answerPolicies>> = {
  POLICY_CONSENTS: answerPolicies,
  DYNAMIC_CONSENTS: answerDynamicPolicies,
  TFBANK_CONSENTS: answerPolicies,
  ADVANZIA_CONSENTS: answerPolicies,
}
