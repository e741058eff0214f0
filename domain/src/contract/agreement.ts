// The repayment plan and the documents of an offer, and the receipt of the offer that the applicant accepted. All calls
// are reads: they return the figures of the stored offer and compute nothing new.
import * as v from 'valibot'
import { defineEndpoint, leadId, shortText } from './endpoint.ts'
import { offerSchema } from './offer.ts'
import { utcTime } from './receipt.ts'
import { lenderContactSchema } from './statusFields.ts'

const amounts = {
  /** `capital` + `interest` + `fee`. */
  payment: v.number(),
  capital: v.number(),
  interest: v.number(),
  fee: v.number(),
}

/**
 * @assumed all of it. Money in currency units with cents as decimals. The payments of the rows sum exactly to the
 * offer's `totalPayable`, `capital` to its `amount` and `fee` to its `fees`.
 */
export const repaymentPlanSchema = v.strictObject({
  /** The day that interest is counted from, `YYYY-MM-DD`. */
  paidOutAt: v.string(),
  rows: v.array(
    v.strictObject({
      number: v.number(),
      /** `YYYY-MM-DD` */
      dueAt: v.string(),
      ...amounts,
      /** Capital and fee that remain after this payment; 0 in the last row. */
      balance: v.number(),
    }),
  ),
  totals: v.strictObject(amounts),
})
export type RepaymentPlan = v.InferOutput<typeof repaymentPlanSchema>

const offerParams = v.strictObject({ id: leadId, offerId: shortText(60) })

/** `locale` of the document; defaults to the locale of the last consent. */
const localeParam = { locale: v.exactOptional(shortText(8)) }

export const offerPlan = defineEndpoint({
  method: 'GET',
  path: '/lead/{id}/offers/{offerId}/plan',
  summary: 'The repayment plan of an offer',
  needsLeadToken: true,
  params: offerParams,
  reply: v.strictObject({ offerId: v.string(), currency: v.string(), ...repaymentPlanSchema.entries }),
})

/** A file that a call returns in place of JSON. `fileName` contains no personal data. */
const fileSchema = v.strictObject({
  fileName: v.string(),
  bytes: v.custom<Uint8Array>((value) => value instanceof Uint8Array),
})

export const offerInformation = defineEndpoint({
  method: 'GET',
  path: '/lead/{id}/offers/{offerId}/information',
  summary: 'The pre-contract information of an offer, as a tagged PDF in the language of the applicant',
  needsLeadToken: true,
  replyType: 'application/pdf',
  params: v.strictObject({ ...offerParams.entries, ...localeParam }),
  reply: fileSchema,
})

export const acceptedOffer = defineEndpoint({
  method: 'GET',
  path: '/lead/{id}/accepted-offer',
  summary: 'The receipt of the accepted offer: reference number, agreed figures, dates and the contact of the lender',
  needsLeadToken: true,
  params: v.strictObject({ id: leadId }),
  reply: v.strictObject({
    /** The application number. It identifies the application to a person and grants no access. */
    reference: v.string(),
    agreedAt: utcTime,
    currency: v.string(),
    offer: offerSchema,
    plan: repaymentPlanSchema,
    lender: v.strictObject({
      key: v.string(),
      name: v.string(),
      ...lenderContactSchema,
    }),
    /** The contract that the applicant signs on the lender's page; null when the lender signs in another way. */
    contract: v.nullable(
      v.strictObject({
        /** The page of the lender with the contract. It contains no personal data and expires after hours. */
        url: v.pipe(v.string(), v.url()),
        signed: v.nullable(v.strictObject({ at: utcTime, signature: v.string() })),
      }),
    ),
  }),
})
export type AcceptedOffer = v.InferOutput<(typeof acceptedOffer)['reply']>

export const acceptedOfferCalendar = defineEndpoint({
  method: 'GET',
  path: '/lead/{id}/accepted-offer/calendar',
  summary: 'The due dates of the accepted offer, and the last day to withdraw, as a calendar file (RFC 5545)',
  needsLeadToken: true,
  replyType: 'text/calendar',
  params: v.strictObject({ id: leadId, ...localeParam }),
  reply: fileSchema,
})

export const signedContract = defineEndpoint({
  method: 'GET',
  path: '/lead/{id}/accepted-offer/signed-contract',
  summary: 'The contract that the applicant signed, with the time and the number of the signature, as a tagged PDF',
  needsLeadToken: true,
  replyType: 'application/pdf',
  params: v.strictObject({ id: leadId }),
  reply: fileSchema,
})
