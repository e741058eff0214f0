// Calls of the lenders' own steps (spec 7.18, 7.19 name their paths alone): questions, debts and hand-overs. Offers and
// consents stand in offer.ts, pictures of documents in documents.ts, the table of steps in lender-steps/.
import * as v from 'valibot'
import { debtKinds, maxDebts } from '../lender-steps/debtList.ts'
import type { StateOfKind } from '../lender-steps/lenderSteps.ts'
import { boundedList } from '../lead/boundedList.ts'
import { endpoint, leadId, shortText } from './endpoint.ts'
import { handOverAddress, moved } from './receipt.ts'
import { stepAnswers, takenBack } from './stepAnswers.ts'

/**
 * @assumed one body for all: the answers asked, or changed, by their sections. A data point that is not the step's is
 * refused (422 naming it), and so is one that is asked and missing.
 */
const questionCall = (path: `/${string}`, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    needsIdempotencyKey: true,
    needsLeadToken: true,
    body: v.strictObject({
      id: leadId,
      /** The locale the declaration was read in. */
      locale: v.exactOptional(shortText(8)),
      /** Where the step has a declaration (WNIOSEK): whether the applicant makes it. */
      declaration: v.exactOptional(v.boolean()),
      takenBack,
      ...stepAnswers,
    }),
    reply: moved,
  })

export type QuestionCall = ReturnType<typeof questionCall>

const questionCalls = {
  vehicle: questionCall('/lead/vehicle', 'The vehicle offered as security'),
  account: questionCall('/lead/account', 'The account to pay out to'),
  maritalDetails: questionCall('/lead/marital-details', 'Marital status for one lender'),
  aide: questionCall('/lead/aide', 'What a household lives on, for one lender'),
  cnp: questionCall('/lead/cnp', 'Personal code for one lender'),
  wniosek: questionCall('/lead/wniosek', 'Application form of one lender, whole or what it doubts'),
  offerEmploymentDetails: questionCall('/lead/offer/employment-details', 'Employment details for one lender'),
  offerPersonalDetails: questionCall('/lead/offer/personal-details', 'Personal details for one lender'),
  offerCreditDetails: questionCall('/lead/offer/credit-details', 'Credit details for one lender'),
  offerProfessionalDetails: questionCall('/lead/offer/professional-details', 'Profession for one lender'),
  offerReferenceDetails: questionCall('/lead/offer/reference-details', 'Reference contact for one lender'),
} as const

/** The call that takes the answers of each state; two states may share one. */
export const questionCallOf: Readonly<Record<StateOfKind<'questions'>, QuestionCall>> = {
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

/** @assumed the list replaces one sent before; a refused field is named `debts.0.creditor`, the sum `debts`. */
export const customerDebts = endpoint({
  method: 'POST',
  path: '/lead/offer/customer-debts',
  summary: 'Debts to bring together; an empty list where there are none',
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
  reply: moved,
})

const handOverCall = (path: `/${string}`, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    needsIdempotencyKey: true,
    needsLeadToken: true,
    body: v.strictObject({ id: leadId }),
    reply: handOverAddress,
  })

export const cardCheck = handOverCall('/lead/offer/payment', 'The address of a lender’s card check')
export const sale = handOverCall('/lead/sale', 'The address of the partner that takes the lead on, after its summary')

/** Every call of this file by its name in the registry. */
export const lenderStepCalls = {
  ...questionCalls,
  offerCustomerDebts: customerDebts,
  offerPayment: cardCheck,
  sale,
} as const
