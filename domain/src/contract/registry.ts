// The contract: all calls as one table (spec 7). The server serves exactly these calls and the OpenAPI document lists
// them. The browser imports single rows from their files, not this table.
import * as agreement from './agreement.ts'
import * as choices from './choices.ts'
import * as customer from './customer.ts'
import * as devices from './devices.ts'
import * as documents from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import * as lead from './lead.ts'
import { lenderStepCalls } from './lenderSteps.ts'
import * as offer from './offer.ts'
import * as persona from './persona.ts'
import * as reference from './reference.ts'

export const endpoints = {
  createLead: lead.createLead,
  updateLead: lead.updateLead,
  createLeadLegacy: lead.createLeadLegacy,
  updateLeadLegacy: lead.updateLeadLegacy,
  leadStatus: lead.leadStatus,
  leadAnswers: lead.leadAnswers,
  leadFromLink: lead.leadFromLink,
  leadFromLinkLegacy: lead.leadFromLinkLegacy,
  confirmLink: lead.confirmLink,
  skipLender: lead.skipLender,
  continueLead: lead.continueLead,
  redirectLead: lead.redirectLead,
  comeBack: lead.comeBack,
  eraseLead: lead.eraseLead,
  sendContinueLink: devices.sendContinueLink,
  createPhoneLink: devices.createPhoneLink,
  renewLink: devices.renewLink,
  leadDevices: devices.leadDevices,
  endOtherDevices: devices.endOtherDevices,
  leaveDevice: devices.leaveDevice,
  verifyMobile: customer.verifyMobile,
  resendMobileCode: customer.resendMobileCode,
  changeMobile: customer.changeMobile,
  customerConsents: customer.customerConsents,
  unsubscribeEmail: customer.unsubscribeEmail,
  unsubscribeByLink: customer.unsubscribeByLink,
  answerProficreditOffer: offer.answerProficreditOffer,
  answerCrediteaOffer: offer.answerCrediteaOffer,
  answerPolicies: offer.answerPolicies,
  offerDynamicPolicy: offer.answerDynamicPolicies,
  updateProvidentOffer: offer.updateProvidentOffer,
  offerPlan: agreement.offerPlan,
  offerInformation: agreement.offerInformation,
  acceptedOffer: agreement.acceptedOffer,
  acceptedOfferCalendar: agreement.acceptedOfferCalendar,
  signedContract: agreement.signedContract,
  policies: reference.policies,
  lookUpPostcode: reference.lookUpPostcode,
  postcode: reference.postcode,
  lookUpCompany: reference.lookUpCompany,
  searchCompanies: reference.searchCompanies,
  validateEmail: reference.validateEmail,
  partnerLogos: choices.partnerLogos,
  vehicleModels: choices.vehicleModels,
  countryChoices: choices.countryChoices,
  positionChoices: choices.positionChoices,
  professionMapping: choices.professionMapping,
  policyDocument: reference.policyDocument,
  testDataPoints: persona.testDataPoints,
  ...lenderStepCalls,
  idUpload: documents.idUpload,
  documentId: documents.documentId,
  offerSkipDocumentUpload: documents.offerSkipDocumentUpload,
  setPassword: customer.setPassword,
  openByPassword: customer.openByPassword,
  leadMobileVerification: customer.leadMobileVerification,
  affiliateEvent: customer.affiliateEvent,
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
