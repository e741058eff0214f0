// Every call of SPEC.md §7 as one table: the server serves exactly these, the OpenAPI document lists them.
// The browser imports single rows from their files, never this table.
import * as customer from './customer.ts'
import type { Endpoint } from './endpoint.ts'
import * as lead from './lead.ts'
import { lenderSteps } from './lender-steps.ts'
import * as offer from './offer.ts'
import * as reference from './reference.ts'

export const endpoints = {
  createLead: lead.createLead,
  updateLead: lead.updateLead,
  createLeadLegacy: lead.createLeadLegacy,
  leadStatus: lead.leadStatus,
  leadFromLink: lead.leadFromLink,
  leadFromLinkLegacy: lead.leadFromLinkLegacy,
  confirmLink: lead.confirmLink,
  skipLender: lead.skipLender,
  continueLead: lead.continueLead,
  redirectLead: lead.redirectLead,
  verifyMobile: customer.verifyMobile,
  resendMobileCode: customer.resendMobileCode,
  changeMobile: customer.changeMobile,
  customerConsents: customer.customerConsents,
  unsubscribeEmail: customer.unsubscribeEmail,
  answerProficreditOffer: offer.answerProficreditOffer,
  answerCrediteaOffer: offer.answerCrediteaOffer,
  answerPolicies: offer.answerPolicies,
  policies: reference.policies,
  lookUpPostcode: reference.lookUpPostcode,
  postcode: reference.postcode,
  lookUpCompany: reference.lookUpCompany,
  validateEmail: reference.validateEmail,
  partnerLogos: reference.partnerLogos,
  vehicleModels: reference.vehicleModels,
  countryChoices: reference.countryChoices,
  positionChoices: reference.positionChoices,
  professionMapping: reference.professionMapping,
  policyDocument: reference.policyDocument,
  testDataPoints: reference.testDataPoints,
  ...lenderSteps,
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
