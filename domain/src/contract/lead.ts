// The lead's own calls: create, update, submit, status, resume, and the applicant's actions in a lender step.
import * as v from 'valibot'
import { leadApplicationEntries, leadApplicationSchema } from '../lead/application.ts'
import { handOverOutcomes } from '../lender-steps/handOver.ts'
import { defineEndpoint, leadId, leadParams, productId, shortText } from './endpoint.ts'
import { handOverUrlSchema, leadReceipt, leadReceiptSchema } from './receipt.ts'
import { statusFields } from './statusFields.ts'
import { removedPaths, stepAnswers } from './stepAnswers.ts'

const { id: _id, leadStatus: _status, expiresAt: _expiresAt, ...applicantEntries } = leadApplicationEntries

/** @assumed `Lead-Token` binds a lead to the device that created it; no other reply contains the token of this one. */
export const createLead = defineEndpoint({
  method: 'POST',
  path: '/v3/lead',
  origin: 'spec',
  summary: 'Create a lead from the answers given so far',
  needsIdempotencyKey: true,
  body: v.strictObject({ product: productId, ...applicantEntries }),
  reply: v.strictObject({ ...leadReceipt, token: v.string() }),
})

/**
 * @assumed `revision` and `submit`: the specification says only that the last page submits all data points on the same
 * path.
 */
export const updateLead = defineEndpoint({
  method: 'PUT',
  path: '/v3/lead',
  origin: 'spec',
  summary: 'Replace the answers of a lead; with submit, send it to the lenders',
  needsLeadToken: true,
  needsIdempotencyKey: true,
  body: v.strictObject({
    product: productId,
    id: leadId,
    revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
    submit: v.exactOptional(v.boolean()),
    ...applicantEntries,
  }),
  reply: v.strictObject(leadReceipt),
})

export const leadStatus = defineEndpoint({
  method: 'GET',
  path: '/lead/status/{id}',
  summary: 'The state of a lead and the data of its current screen',
  needsLeadToken: true,
  /** `locale` of the policy texts; defaults to the locale of the last consent. */
  params: v.strictObject({ id: leadId, locale: v.exactOptional(shortText(8)) }),
  reply: v.strictObject({
    ...leadReceipt,
    ...statusFields,
  }),
})
export type LeadStatus = v.InferOutput<(typeof leadStatus)['reply']>

/**
 * @assumed not in the specification: a lender may require answers after an application has ended, when the page no
 * longer stores any.
 */
export const leadAnswers = defineEndpoint({
  method: 'GET',
  path: '/lead/{id}/answers',
  summary: 'The answers of a lead, for a page that no longer stores them',
  needsLeadToken: true,
  params: leadParams,
  reply: v.strictObject({ application: leadApplicationSchema }),
})

export const skipLender = defineEndpoint({
  method: 'POST',
  path: '/lead/skip/{id}',
  summary: 'Leave the current lender and go to the next one',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  params: leadParams,
  reply: leadReceiptSchema,
})

export const continueLead = defineEndpoint({
  method: 'POST',
  path: '/lead/continue/{id}',
  summary:
    'Continue from accepted or redirected, return from a hand-over, request a review by a person, or answer an offer that has no call of its own',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  params: leadParams,
  /**
   * `accept` and `decline` answer an offer (COFIDIS_OFFER, INSTABANK_OFFER), `accept` with the answers it requires.
   * `come-back` reports the return URL of a bank link, a card check or a partner; its reference works once.
   */
  body: v.strictObject({
    choice: v.exactOptional(v.picklist(['next', 'review-by-person', 'accept', 'decline', 'come-back'])),
    offerId: v.exactOptional(shortText(60)),
    reference: v.exactOptional(shortText(100)),
    outcome: v.exactOptional(v.picklist(handOverOutcomes)),
    takenBack: removedPaths,
    ...stepAnswers,
  }),
  reply: leadReceiptSchema,
})

/**
 * @assumed a provider may return the applicant to a tab without the lead (the form is in a frame of another page).
 * There the random one-time reference alone identifies the lead. The call grants no access and returns no data.
 */
export const reportProviderReturn = defineEndpoint({
  method: 'POST',
  path: '/lead/come-back',
  summary: 'Report the result of a bank link, a card check or a partner, from a tab without the lead',
  needsIdempotencyKey: true,
  body: v.strictObject({ reference: shortText(100), outcome: v.picklist(handOverOutcomes) }),
  reply: v.strictObject({ handedOn: v.literal(true) }),
})

export const redirectLead = defineEndpoint({
  method: 'GET',
  path: '/lead/{id}/redirect',
  summary: 'The URL of the lender that continues with the lead, or of the bank link it requires',
  needsLeadToken: true,
  params: leadParams,
  reply: handOverUrlSchema,
})

/**
 * @assumed not in the specification: what "Clear my data" does on the server. It deletes a draft completely. Of a
 * submitted lead it deletes the answers, links and pictures, and retains the consent records as proof.
 */
export const eraseLead = defineEndpoint({
  method: 'POST',
  path: '/lead/erase/{id}',
  summary: 'Delete the answers of a lead; the lender that has it now gets a notice',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  params: leadParams,
  reply: v.strictObject({ erased: v.literal(true) }),
})

export const linkParams = v.strictObject({
  /** The secret of the link, not the lead's id. */
  id: shortText(100),
  urlType: v.picklist(['continue']),
  refTransactionId: v.exactOptional(shortText(100)),
})

/** @assumed the reply has only the id, the state and the datum to confirm before the page shows personal data. */
export const leadFromLink = defineEndpoint({
  method: 'GET',
  path: '/v3/lead/url/{id}/{urlType}',
  origin: 'spec',
  summary: 'The lead that a resume link opens',
  params: linkParams,
  reply: v.strictObject({
    /** The lead's id. A device that already has its token skips the confirmation. */
    id: v.exactOptional(leadId),
    progressState: v.number(),
    confirm: v.picklist(['dateOfBirth', 'phoneNumber']),
  }),
})

/** @assumed not in the specification: a datum that the applicant knows opens the lead on this device. */
export const confirmLink = defineEndpoint({
  method: 'POST',
  path: '/v3/lead/url/{id}/{urlType}',
  summary: 'Open a lead from its resume link with one datum that the applicant knows',
  needsIdempotencyKey: true,
  params: linkParams,
  body: v.strictObject({
    dateOfBirth: v.exactOptional(shortText(10)),
    /** The last three digits. */
    phoneNumber: v.exactOptional(shortText(3)),
    /** Random id of the browser. Opening a link again on the same device revokes its previous token. */
    device: v.exactOptional(shortText(64)),
  }),
  reply: v.strictObject({ ...leadReceipt, token: v.string(), application: leadApplicationSchema }),
})

/** @assumed the older paths behave the same. */
export const leadFromLinkLegacy: typeof leadFromLink = {
  ...leadFromLink,
  path: '/v2/lead/url/{id}/{urlType}',
  origin: 'assumed',
  summary: 'Older form of the resume link',
}

/** @assumed as leadFromLinkLegacy. */
export const createLeadLegacy: typeof createLead = {
  ...createLead,
  path: '/v2/lead',
  origin: 'assumed',
  summary: 'Older form of lead create',
}

/** @assumed as leadFromLinkLegacy; spec 7.6: an update goes to the path of the create. */
export const updateLeadLegacy: typeof updateLead = {
  ...updateLead,
  path: '/v2/lead',
  origin: 'assumed',
  summary: 'Older form of lead update',
}
