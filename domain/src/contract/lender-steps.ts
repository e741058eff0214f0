// Calls of the lenders' own steps that are named in SPEC.md §7 without method or payload. Their bodies and replies
// are settled when their screens are built; until then they answer 501.
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

const step = (path: `/${string}`, summary: string) =>
  endpoint({ method: 'POST', path, summary, needsLeadToken: true, body: v.unknown(), reply: v.unknown() })

export const lenderSteps = {
  setPassword: step('/lead/customer/password', 'Set a password with a lender'),
  leadMobileVerification: step('/lead/mobile/verification', 'Older form of the mobile verification'),
  affiliateEvent: endpoint({
    method: 'POST',
    path: '/affiliate/event',
    summary: 'Tell an affiliate what happened',
    body: v.unknown(),
    reply: v.unknown(),
  }),
  documentId: step('/lead/documentId', 'Kind and number of the identity document'),
  idUpload: step('/lead/idUpload', 'Pictures of the identity document'),
  vehicle: step('/lead/vehicle', 'The vehicle offered as security'),
  sale: step('/lead/sale', 'Hand the lead over to a comparison site'),
  account: step('/lead/account', 'The account to pay out to'),
  maritalDetails: step('/lead/marital-details', 'Marital status for one lender'),
  aide: step('/lead/aide', 'Social benefits for one lender'),
  cnp: step('/lead/cnp', 'Romanian personal code for one lender'),
  wniosek: step('/lead/wniosek', 'Polish application form of one lender'),
  offerPayment: step('/lead/offer/payment', 'Card check of a lender'),
  offerEmploymentDetails: step('/lead/offer/employment-details', 'Employment details for one lender'),
  offerPersonalDetails: step('/lead/offer/personal-details', 'Personal details for one lender'),
  offerDynamicPolicy: step('/lead/offer/dynamic-policy', 'Consents a lender decides on'),
  offerCreditDetails: step('/lead/offer/credit-details', 'Credit details for one lender'),
  offerProfessionalDetails: step('/lead/offer/professional-details', 'Profession for one lender'),
  offerCustomerDebts: step('/lead/offer/customer-debts', 'Debts to consolidate'),
  offerReferenceDetails: step('/lead/offer/reference-details', 'Reference contact for one lender'),
  offerSkipDocumentUpload: step('/lead/offer/skip-document-upload', 'Go on without pictures of the document'),
  updateProvidentOffer: step('/lead/offer/update-provident-offer', 'Change the amount or period of an offer'),
} as const
