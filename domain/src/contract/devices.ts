// Calls about the devices that can open a lead: send a resume link, count the devices, end their access.
import * as v from 'valibot'
import { defineEndpoint, leadParams } from './endpoint.ts'
import { linkParams } from './lead.ts'

/** @assumed not in the specification, which names resume links but no call that requests one. */
export const sendContinueLink = defineEndpoint({
  method: 'POST',
  path: '/lead/link/{id}',
  summary: 'Send a resume link to the e-mail address of the application',
  needsLeadToken: true,
  needsIdempotencyKey: true,
  params: leadParams,
  reply: v.strictObject({ sent: v.literal(true) }),
})

/**
 * @assumed as sendContinueLink. The link is for a second device. The first device shows it as a QR code while the lead
 * is in ID_UPLOAD. It opens the lead once, within minutes, after the same confirmation as a link from an e-mail.
 */
export const createPhoneLink = defineEndpoint({
  method: 'POST',
  path: '/lead/phone-link/{id}',
  summary: 'Create a short-lived link that opens the application once on a phone',
  needsLeadToken: true,
  // Without a key, so that no stored reply has the secret.
  repeatable: 'Each copy creates another link and revokes the one before.',
  params: leadParams,
  reply: v.strictObject({ url: v.string(), expiresAt: v.string() }),
})

/** @assumed as sendContinueLink; the link goes to the address of the application, so the old link suffices for it. */
export const renewLink = defineEndpoint({
  method: 'POST',
  path: '/v3/lead/url/{id}/{urlType}/renew',
  summary: 'Send a new resume link in place of one that was tried too often or revoked',
  needsIdempotencyKey: true,
  params: linkParams,
  reply: v.strictObject({ sent: v.literal(true) }),
})

/** @assumed as sendContinueLink. */
export const leadDevices = defineEndpoint({
  method: 'GET',
  path: '/lead/devices/{id}',
  summary: 'How many other devices can open the application',
  needsLeadToken: true,
  params: leadParams,
  reply: v.strictObject({ others: v.number() }),
})

/** @assumed as sendContinueLink. Also revokes earlier links, and deletes a password that was set with another token. */
export const endOtherDevices = defineEndpoint({
  method: 'POST',
  path: '/lead/devices/{id}/end',
  summary: 'End the access of every other device and every resume link',
  needsLeadToken: true,
  needsIdempotencyKey: true,
  params: leadParams,
  reply: v.strictObject({ ended: v.number() }),
})

/**
 * The lead stays, and so do its links. With `sendLink`, a new link goes to the e-mail address of the application in the
 * same transaction. Returns 429 and ends nothing when the address may get no e-mail now. A server of an earlier release
 * returns 400 for `sendLink` and ends nothing.
 * @assumed as sendContinueLink.
 */
export const leaveDevice = defineEndpoint({
  method: 'POST',
  path: '/lead/devices/{id}/leave',
  summary: 'End the access of the calling device and keep the application',
  needsLeadToken: true,
  repeatable: 'A copy gets the problem access-ended and sends no link, because the first one has ended the access.',
  params: leadParams,
  body: v.strictObject({ sendLink: v.exactOptional(v.boolean(), false) }),
  reply: v.strictObject({ left: v.literal(true) }),
})
