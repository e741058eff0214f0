// An offer as a lender makes it (countries.md §4 "Offer card fields"), and the calls that answer one.
import * as v from 'valibot'
import { endpoint, leadId, shortText } from './endpoint.ts'
import { moved } from './receipt.ts'

/** @assumed "Offer details: not shown". Money in whole currency units with cents as decimals; rates in percent. */
export const offerSchema = v.strictObject({
  id: v.string(),
  lender: v.strictObject({ key: v.string(), name: v.string() }),
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
  validUntil: v.string(),
})
export type Offer = v.InferOutput<typeof offerSchema>

const answerToOffer = v.strictObject({
  id: leadId,
  offerId: shortText(60),
  decision: v.picklist(['accept', 'decline']),
})

const offerCall = (path: `/lead/offer/${string}`, summary: string) =>
  endpoint({ method: 'POST', path, summary, needsLeadToken: true, body: answerToOffer, reply: moved })

export const answerProficreditOffer = offerCall('/lead/offer/proficredit', 'Accept or decline the offer shown')
export const answerCrediteaOffer = offerCall(
  '/lead/offer/accept-creditea-offer',
  'Accept one of several offers or decline them',
)

const consentGiven = v.strictObject({ key: shortText(60), version: shortText(40), given: v.boolean() })

export const answerPolicies = endpoint({
  method: 'POST',
  path: '/lead/offer/policy',
  summary: 'What the applicant agreed to for this lender',
  needsLeadToken: true,
  body: v.strictObject({ id: leadId, locale: shortText(8), policies: v.array(consentGiven) }),
  reply: moved,
})
