// Calls of the lender steps: questions, debts and hand-overs (spec 7.18 and 7.19 give only the paths). Offers and
// consents are in offer.ts, pictures of documents in documents.ts, the table of steps in lender-steps/.
import * as v from 'valibot'
import { debtKinds, maxDebts } from '../lender-steps/debtList.ts'
import type { StateOfKind } from '../lender-steps/lenderSteps.ts'
import { boundedList } from '../lead/boundedList.ts'
import { defineEndpoint, leadId, shortText } from './endpoint.ts'
import { handOverUrlSchema, leadReceiptSchema } from './receipt.ts'
import { removedPaths, stepAnswers } from './stepAnswers.ts'

/**
 * @assumed one body for all: the required or changed answers, by section. Returns 422 for a data point outside the step
 * and for a required one that is missing.
 */
const defineQuestionCall = (path: `/${string}`, summary: string) =>
  defineEndpoint({
    method: 'POST',
    path,
    summary,
    needsIdempotencyKey: true,
    needsLeadToken: true,
    body: v.strictObject({
      id: leadId,
      /** The locale in which the page showed the declaration. */
      locale: v.exactOptional(shortText(8)),
      /** Whether the applicant makes the declaration of the step (WNIOSEK). */
      declaration: v.exactOptional(v.boolean()),
      takenBack: removedPaths,
      ...stepAnswers,
    }),
    reply: leadReceiptSchema,
  })

export type QuestionCall = ReturnType<typeof defineQuestionCall>

const questionCalls = {
  vehicle: defineQuestionCall('/lead/vehicle', 'The vehicle offered as security'),
  account: defineQuestionCall('/lead/account', 'The account for the payout'),
  maritalDetails: defineQuestionCall('/lead/marital-details', 'Marital status for one lender'),
  aide: defineQuestionCall('/lead/aide', 'The income of the household for one lender'),
  cnp: defineQuestionCall('/lead/cnp', 'Personal code for one lender'),
  wniosek: defineQuestionCall('/lead/wniosek', 'Application form of one lender, complete or only the disputed answers'),
  offerEmploymentDetails: defineQuestionCall('/lead/offer/employment-details', 'Employment details for one lender'),
  offerPersonalDetails: defineQuestionCall('/lead/offer/personal-details', 'Personal details for one lender'),
  offerCreditDetails: defineQuestionCall('/lead/offer/credit-details', 'Credit details for one lender'),
  offerProfessionalDetails: defineQuestionCall('/lead/offer/professional-details', 'Profession for one lender'),
  offerReferenceDetails: defineQuestionCall('/lead/offer/reference-details', 'Reference contact for one lender'),
} as const

/** The call for the answers of each state; two states may share one. */
export const questionCallsByState: Readonly<Record<StateOfKind<'questions'>, QuestionCall>> = {
  EMPLOYMENT_DETAILS: questionCalls.offerEmploymentDetails,
  ADDITIONAL_EMPLOYMENT_DETAILS: questionCalls.offerEmploymentDetails,
  ADDITIONAL_PERSONAL_DETAILS: questionCalls.offerPersonalDetails,
  MARITAL_DETAILS: questionCalls.maritalDetails,
  VEHICLE: questionCalls.vehicle,
  WENANCE_ACCOUNT: questionCalls.account,
  AIDE: questionCalls.aide,
  REFERENCE_INFORMATION: questionCalls.offerReferenceDetails,
  REFERENCE_DETAILS: questionCalls.offerReferenceDetails,
  YOUNITED_CREDIT_DETAILS: questionCalls.offerCreditDetails,
  YOUNITED_PROFESSIONAL_DETAILS: questionCalls.offerProfessionalDetails,
  CNP: questionCalls.cnp,
  WNIOSEK: questionCalls.wniosek,
  WNIOSEK_UZUPELNIENIE: questionCalls.wniosek,
}

/** @assumed the list replaces the previous one; errors name a field as `debts.0.creditor`, the sum as `debts`. */
export const customerDebts = defineEndpoint({
  method: 'POST',
  path: '/lead/offer/customer-debts',
  summary: 'Debts to consolidate; an empty list if there are none',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  body: v.strictObject({
    id: leadId,
    debts: boundedList(
      v.strictObject({
        creditor: shortText(250),
        kind: v.picklist(debtKinds),
        balance: v.number(),
        instalment: v.number(),
        isInArrears: v.boolean(),
      }),
      maxDebts,
    ),
  }),
  reply: leadReceiptSchema,
})

const defineHandOverCall = (path: `/${string}`, summary: string) =>
  defineEndpoint({
    method: 'POST',
    path,
    summary,
    needsIdempotencyKey: true,
    needsLeadToken: true,
    body: v.strictObject({ id: leadId }),
    reply: handOverUrlSchema,
  })

export const cardCheck = defineHandOverCall('/lead/offer/payment', 'The URL of a lender’s card check')
export const sale = defineHandOverCall(
  '/lead/sale',
  'The URL of the partner that continues with the lead, after its summary',
)

/** The calls of this file by name in the registry. */
export const lenderStepCalls = {
  ...questionCalls,
  offerCustomerDebts: customerDebts,
  offerPayment: cardCheck,
  sale,
} as const
