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

/** The calls by topic, as the OpenAPI document lists them. */
export const endpointGroups = {
  Lead: {
    createLead: lead.createLead,
    updateLead: lead.updateLead,
    createLeadLegacy: lead.createLeadLegacy,
    updateLeadLegacy: lead.updateLeadLegacy,
    leadStatus: lead.leadStatus,
    leadAnswers: lead.leadAnswers,
    skipLender: lead.skipLender,
    continueLead: lead.continueLead,
    redirectLead: lead.redirectLead,
    comeBack: lead.reportProviderReturn,
    eraseLead: lead.eraseLead,
    affiliateEvent: customer.affiliateEvent,
  },
  'Links and devices': {
    leadFromLink: lead.leadFromLink,
    leadFromLinkLegacy: lead.leadFromLinkLegacy,
    confirmLink: lead.confirmLink,
    sendContinueLink: devices.sendContinueLink,
    createPhoneLink: devices.createPhoneLink,
    renewLink: devices.renewLink,
    leadDevices: devices.leadDevices,
    endOtherDevices: devices.endOtherDevices,
    leaveDevice: devices.leaveDevice,
    setPassword: customer.setPassword,
    openByPassword: customer.openByPassword,
  },
  Applicant: {
    verifyMobile: customer.verifyMobile,
    resendMobileCode: customer.resendMobileCode,
    changeMobile: customer.changeMobile,
    customerConsents: customer.customerConsents,
    unsubscribeEmail: customer.unsubscribeEmail,
    unsubscribeByLink: customer.unsubscribeByLink,
    leadMobileVerification: customer.leadMobileVerification,
  },
  'Lender steps': lenderStepCalls,
  'Identity documents': {
    idUpload: documents.idUpload,
    documentId: documents.documentId,
    offerSkipDocumentUpload: documents.offerSkipDocumentUpload,
  },
  Offers: {
    answerProficreditOffer: offer.answerProficreditOffer,
    answerCrediteaOffer: offer.answerCrediteaOffer,
    answerPolicies: offer.answerPolicies,
    offerDynamicPolicy: offer.answerDynamicPolicies,
    updateProvidentOffer: offer.updateProvidentOffer,
    offerPlan: agreement.offerPlan,
    offerInformation: agreement.offerInformation,
  },
  'Accepted offer': {
    acceptedOffer: agreement.acceptedOffer,
    acceptedOfferCalendar: agreement.acceptedOfferCalendar,
    signedContract: agreement.signedContract,
  },
  'Reference data': {
    policies: reference.policies,
    lookUpPostcode: reference.lookUpPostcode,
    postcode: reference.postcode,
    lookUpCompany: reference.lookUpCompany,
    searchCompanies: reference.searchCompanies,
    validateEmail: reference.validateEmail,
    policyDocument: reference.policyDocument,
  },
  Choices: {
    partnerLogos: choices.partnerLogos,
    vehicleModels: choices.vehicleModels,
    countryChoices: choices.countryChoices,
    positionChoices: choices.positionChoices,
    professionMapping: choices.professionMapping,
  },
  Tests: {
    testDataPoints: persona.testDataPoints,
  },
} as const satisfies Record<string, Readonly<Record<string, Endpoint>>>

export const endpoints = {
  ...endpointGroups.Lead,
  ...endpointGroups['Links and devices'],
  ...endpointGroups.Applicant,
  ...endpointGroups['Lender steps'],
  ...endpointGroups['Identity documents'],
  ...endpointGroups.Offers,
  ...endpointGroups['Accepted offer'],
  ...endpointGroups['Reference data'],
  ...endpointGroups.Choices,
  ...endpointGroups.Tests,
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
