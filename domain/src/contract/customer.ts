// Calls about the applicant as a person to reach: mobile verification, consents given, unsubscribing, affiliates.
import * as v from 'valibot'
import { endpoint, leadId, leadParams, productId, shortText } from './endpoint.ts'
import { leadApplicationSchema } from '../lead/application.ts'
import { leadReceipt, moved, utcTime } from './receipt.ts'

/** A wrong code answers 422 with `fieldName: code`; the tries left come with the next status. */
export const verifyMobile = endpoint({
  method: 'POST',
  path: '/v2/customer/mobile/verify',
  summary: 'Prove the mobile number by the code that was sent',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  body: v.strictObject({ id: leadId, code: shortText(10) }),
  reply: moved,
})

export const resendMobileCode = endpoint({
  method: 'POST',
  path: '/v2/customer/mobile/resend-code',
  summary: 'Send a new code',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  body: v.strictObject({ id: leadId }),
  reply: moved,
})

export const changeMobile = endpoint({
  method: 'POST',
  path: '/v2/customer/mobile',
  summary: 'Change the mobile number and send a code to the new one; without a number, only go to that screen',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  body: v.strictObject({ id: leadId, phoneNumber: v.exactOptional(shortText(250)) }),
  reply: moved,
})

/** @assumed the older path with the body of the newer one. */
export const leadMobileVerification = endpoint({
  method: 'POST',
  path: '/lead/mobile/verification',
  summary: 'Older form of the mobile verification',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  body: verifyMobile.body,
  reply: moved,
})

/** @assumed the specification gives the path alone; the reply lists the stored records, oldest first. */
export const customerConsents = endpoint({
  method: 'GET',
  path: '/customer/{id}/consents',
  summary: 'Consents on record for a lead',
  needsLeadToken: true,
  params: leadParams,
  reply: v.strictObject({
    consents: v.array(
      v.strictObject({
        /** Key of the lender it was given to; null for the product itself. */
        lender: v.nullable(v.string()),
        lenderName: v.nullable(v.string()),
        key: v.string(),
        /** In the language of the consent; the key where the text no longer exists. */
        title: v.string(),
        version: v.string(),
        locale: v.string(),
        given: v.boolean(),
        at: utcTime,
      }),
    ),
  }),
})

/** Codes of the field `password` that a refused password names. */
export const passwordErrorCodes = [
  'password-too-short',
  'password-too-long',
  'password-common',
  'password-personal',
] as const
export type PasswordErrorCode = (typeof passwordErrorCodes)[number]

/** @assumed NIST SP 800-63B: length decides, no rules on kinds of characters, no passwords that everybody uses. */
export const passwordLimits = { minLength: 12, maxLength: 128 } as const

/** @assumed a password replaces the one before; setting it moves the lead nowhere. */
export const setPassword = endpoint({
  method: 'POST',
  path: '/lead/customer/password',
  summary: 'Set a password for coming back to a submitted lead',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  body: v.strictObject({ id: leadId, password: shortText(1000) }),
  reply: moved,
})

/**
 * A wrong pair answers 422 with `fieldName: password` and the code `not-confirmed`, whether or not the address is known;
 * too many tries for one address answer 429. The token is for this device.
 * @assumed not in the specification: the call that the password of `/lead/customer/password` is checked by.
 */
export const openByPassword = endpoint({
  method: 'POST',
  path: '/lead/customer/password/open',
  summary: 'Open a submitted lead on another device by e-mail address and password',
  repeatable: 'Each copy proves the password again, counts as a try and issues a token of its own.',
  body: v.strictObject({ product: productId, email: shortText(254), password: shortText(1000) }),
  reply: v.strictObject({ ...leadReceipt, token: v.string(), application: leadApplicationSchema }),
})

/** @assumed answers alike whether the address is known. Anybody may stop the e-mails to an address; no call undoes it. */
export const unsubscribeEmail = endpoint({
  method: 'POST',
  path: '/customer/email/unsubscribe',
  summary: 'Stop marketing e-mails to an address',
  repeatable: 'A second copy stops the same e-mails.',
  params: v.strictObject({ email: shortText(254) }),
  reply: v.strictObject({ unsubscribed: v.boolean() }),
})

/**
 * The token is that of a link in a marketing e-mail; any other is answered 404.
 * @assumed not in the specification: only who reads the mailbox may undo, so the address alone does not suffice.
 */
export const unsubscribeByLink = endpoint({
  method: 'POST',
  path: '/customer/email/unsubscribe/link',
  summary: 'Stop marketing e-mails to the owner of a link, or undo that',
  repeatable: 'It sets whether the address receives e-mails; a second copy sets the same.',
  body: v.strictObject({ token: shortText(1000), undo: v.exactOptional(v.boolean()) }),
  reply: v.strictObject({ unsubscribed: v.boolean(), email: v.string() }),
})

/** @assumed the funnel events of spec 4.57. */
export const affiliateEventNames = ['Lead', 'CompleteRegistration', 'Rejected'] as const

/** @assumed each event counts once for a lead; nothing is kept for a lead that no affiliate sent. */
export const affiliateEvent = endpoint({
  method: 'POST',
  path: '/affiliate/event',
  summary: 'Tell the affiliate that sent a lead what happened',
  needsLeadToken: true,
  repeatable: 'Each event counts once for a lead, and the lead does not change.',
  body: v.strictObject({ product: productId, id: leadId, name: v.picklist(affiliateEventNames) }),
  reply: v.strictObject({ stored: v.boolean() }),
})
