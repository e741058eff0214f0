// Calls about the applicant's contact data: mobile verification, consents, password, unsubscribing, affiliate events.
import * as v from 'valibot'
import { defineEndpoint, leadId, leadParams, productId, shortText } from './endpoint.ts'
import { leadApplicationSchema } from '../lead/application.ts'
import { leadReceipt, leadReceiptSchema, utcTime } from './receipt.ts'

/** Returns 422 with `fieldName: code` for a wrong code. The next status has the number of tries left. */
export const verifyMobile = defineEndpoint({
  method: 'POST',
  path: '/v2/customer/mobile/verify',
  summary: 'Verify the mobile number with the code that was sent',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  body: v.strictObject({ id: leadId, code: shortText(10) }),
  reply: leadReceiptSchema,
})

export const resendMobileCode = defineEndpoint({
  method: 'POST',
  path: '/v2/customer/mobile/resend-code',
  summary: 'Send a new code',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  body: v.strictObject({ id: leadId }),
  reply: leadReceiptSchema,
})

export const changeMobile = defineEndpoint({
  method: 'POST',
  path: '/v2/customer/mobile',
  summary: 'Change the mobile number and send a code to the new one; without a number, only show the screen for it',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  body: v.strictObject({ id: leadId, phoneNumber: v.exactOptional(shortText(250)) }),
  reply: leadReceiptSchema,
})

/** @assumed the older path has the body of the newer one. */
export const leadMobileVerification = defineEndpoint({
  method: 'POST',
  path: '/lead/mobile/verification',
  summary: 'Older form of the mobile verification',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  body: verifyMobile.body,
  reply: leadReceiptSchema,
})

/** @assumed the specification gives only the path; the reply lists the stored records, oldest first. */
export const customerConsents = defineEndpoint({
  method: 'GET',
  path: '/customer/{id}/consents',
  summary: 'Consents on record for a lead',
  needsLeadToken: true,
  params: leadParams,
  reply: v.strictObject({
    consents: v.array(
      v.strictObject({
        /** Key of the lender that received the consent; null for the product itself. */
        lender: v.nullable(v.string()),
        lenderName: v.nullable(v.string()),
        key: v.string(),
        /** In the locale of the consent; the policy key if the text no longer exists. */
        title: v.string(),
        version: v.string(),
        locale: v.string(),
        given: v.boolean(),
        at: utcTime,
      }),
    ),
  }),
})

/** Error codes of the field `password` for a rejected password. */
export const passwordErrorCodes = [
  'password-too-short',
  'password-too-long',
  'password-common',
  'password-personal',
] as const
export type PasswordErrorCode = (typeof passwordErrorCodes)[number]

/** @assumed NIST SP 800-63B: a minimum length, no rules about character classes, no common passwords. */
export const passwordLimits = { minLength: 12, maxLength: 128 } as const

/** @assumed a password replaces the previous one; setting it does not change the state of the lead. */
export const setPassword = defineEndpoint({
  method: 'POST',
  path: '/lead/customer/password',
  summary: 'Set a password for returning to a submitted lead',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  body: v.strictObject({ id: leadId, password: shortText(1000) }),
  reply: leadReceiptSchema,
})

/**
 * Returns 422 with `fieldName: password` and the code `not-confirmed` for a wrong pair, even if no lead has the
 * address. Returns 429 after too many tries for one address. The token is for this device.
 * @assumed not in the specification: the call that checks the password of `/lead/customer/password`.
 */
export const openByPassword = defineEndpoint({
  method: 'POST',
  path: '/lead/customer/password/open',
  summary: 'Open a submitted lead on another device by e-mail address and password',
  repeatable: 'Each copy checks the password again, counts as a try and issues another token.',
  body: v.strictObject({ product: productId, email: shortText(254), password: shortText(1000) }),
  reply: v.strictObject({ ...leadReceipt, token: v.string(), application: leadApplicationSchema }),
})

/** @assumed the reply is the same for an unknown address. Anyone may stop the e-mails to an address, without undo. */
export const unsubscribeEmail = defineEndpoint({
  method: 'POST',
  path: '/customer/email/unsubscribe',
  summary: 'Stop marketing e-mails to an address',
  repeatable: 'A second copy stops the same e-mails.',
  params: v.strictObject({ email: shortText(254) }),
  reply: v.strictObject({ unsubscribed: v.boolean() }),
})

/**
 * `token` is the token of a link in a marketing e-mail. Returns 404 for any other.
 * @assumed not in the specification: only the owner of the mailbox may undo, so the address alone is not enough.
 */
export const unsubscribeByLink = defineEndpoint({
  method: 'POST',
  path: '/customer/email/unsubscribe/link',
  summary: 'Stop marketing e-mails to the owner of a link, or undo that',
  repeatable: 'It sets whether the address receives e-mails; a second copy sets the same.',
  body: v.strictObject({ token: shortText(1000), undo: v.exactOptional(v.boolean()) }),
  reply: v.strictObject({ unsubscribed: v.boolean(), email: v.string() }),
})

/** @assumed the funnel events of spec 4.57. */
export const affiliateEventNames = ['Lead', 'CompleteRegistration', 'Rejected'] as const

/** @assumed each event counts once for a lead; nothing is stored for a lead without an affiliate. */
export const affiliateEvent = defineEndpoint({
  method: 'POST',
  path: '/affiliate/event',
  summary: 'Report an event to the affiliate that referred the lead',
  needsLeadToken: true,
  repeatable: 'Each event counts once for a lead, and the lead does not change.',
  body: v.strictObject({ product: productId, id: leadId, name: v.picklist(affiliateEventNames) }),
  reply: v.strictObject({ stored: v.boolean() }),
})
