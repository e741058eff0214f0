// Calls about the applicant as a person to reach: mobile verification, consents given, unsubscribing.
import * as v from 'valibot'
import { endpoint, leadId, leadParams, shortText } from './endpoint.ts'
import { moved } from './receipt.ts'

/** A wrong code answers 422 with `fieldName: code`; the tries left come with the next status. */
export const verifyMobile = endpoint({
  method: 'POST',
  path: '/v2/customer/mobile/verify',
  summary: 'Prove the mobile number by the code that was sent',
  needsLeadToken: true,
  body: v.strictObject({ id: leadId, code: shortText(10) }),
  reply: moved,
})

export const resendMobileCode = endpoint({
  method: 'POST',
  path: '/v2/customer/mobile/resend-code',
  summary: 'Send a new code',
  needsLeadToken: true,
  body: v.strictObject({ id: leadId }),
  reply: moved,
})

export const changeMobile = endpoint({
  method: 'POST',
  path: '/v2/customer/mobile',
  summary: 'Change the mobile number and send a code to the new one; without a number, only go to that screen',
  needsLeadToken: true,
  body: v.strictObject({ id: leadId, phoneNumber: v.exactOptional(shortText(250)) }),
  reply: moved,
})

export const customerConsents = endpoint({
  method: 'GET',
  path: '/customer/{id}/consents',
  summary: 'Consents on record for a lead',
  needsLeadToken: true,
  params: leadParams,
  reply: v.unknown(),
})

export const unsubscribeEmail = endpoint({
  method: 'POST',
  path: '/customer/email/unsubscribe',
  summary: 'Stop e-mails to an address',
  params: v.strictObject({ email: shortText(254) }),
  reply: v.unknown(),
})
