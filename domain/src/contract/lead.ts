// The lead's own calls: create, update, submit, status, resume, and the moves an applicant makes in a lender's step.
import * as v from 'valibot'
import { leadApplicationEntries, leadApplicationSchema } from '../lead/application.ts'
import { handOverOutcomes } from '../lender-steps/handOver.ts'
import { endpoint, leadId, leadParams, productId, shortText } from './endpoint.ts'
import { handOverAddress, leadReceipt, moved } from './receipt.ts'
import { statusParts } from './statusParts.ts'
import { stepAnswers, takenBack } from './stepAnswers.ts'

const { id: _id, leadStatus: _status, expiresAt: _expiresAt, ...applicantEntries } = leadApplicationEntries

/** @assumed `Lead-Token` binds a lead to whoever created it; it is told once, here. */
export const createLead = endpoint({
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
export const updateLead = endpoint({
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

export const leadStatus = endpoint({
  method: 'GET',
  path: '/lead/status/{id}',
  summary: 'Where a lead stands and what its current screen needs',
  needsLeadToken: true,
  /** `locale` of the policies' words; the one agreed in so far where it is left out. */
  params: v.strictObject({ id: leadId, locale: v.exactOptional(shortText(8)) }),
  reply: v.strictObject({
    ...leadReceipt,
    ...statusParts,
  }),
})
export type LeadStatus = v.InferOutput<(typeof leadStatus)['reply']>

/**
 * @assumed not in the specification: a lender asks again after an application has ended, when the page holds no answer
 * any more.
 */
export const leadAnswers = endpoint({
  method: 'GET',
  path: '/lead/{id}/answers',
  summary: 'The answers of a lead, for a page that no longer holds them',
  needsLeadToken: true,
  params: leadParams,
  reply: v.strictObject({ application: leadApplicationSchema }),
})

export const skipLender = endpoint({
  method: 'POST',
  path: '/lead/skip/{id}',
  summary: 'Leave the current lender and go to the next one',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  params: leadParams,
  reply: moved,
})

export const continueLead = endpoint({
  method: 'POST',
  path: '/lead/continue/{id}',
  summary:
    'Go on from accepted or redirected, come back from a hand-over, ask for a person to review, or answer an offer that has no call of its own',
  needsIdempotencyKey: true,
  needsLeadToken: true,
  params: leadParams,
  /**
   * An offer (COFIDIS_OFFER, INSTABANK_OFFER) is accepted with what it asks, or declined. `come-back` hands on what a
   * bank link, a card check or a partner says in the address of the way back: its reference works once.
   */
  body: v.strictObject({
    choice: v.exactOptional(v.picklist(['next', 'review-by-person', 'accept', 'decline', 'come-back'])),
    offerId: v.exactOptional(shortText(60)),
    reference: v.exactOptional(shortText(100)),
    outcome: v.exactOptional(v.picklist(handOverOutcomes)),
    takenBack,
    ...stepAnswers,
  }),
  reply: moved,
})

/**
 * @assumed a provider's page may stand in a tab that holds no lead (the form stands in another page's frame): there the
 * reference alone, random and good for once, says who comes back. It opens nothing and tells nothing.
 */
export const comeBack = endpoint({
  method: 'POST',
  path: '/lead/come-back',
  summary: 'Hand on what a bank link, a card check or a partner says, from a tab without the lead',
  needsIdempotencyKey: true,
  body: v.strictObject({ reference: shortText(100), outcome: v.picklist(handOverOutcomes) }),
  reply: v.strictObject({ handedOn: v.literal(true) }),
})

export const redirectLead = endpoint({
  method: 'GET',
  path: '/lead/{id}/redirect',
  summary: 'The address of the lender that takes the lead on, or of the bank link it asks for',
  needsLeadToken: true,
  params: leadParams,
  reply: handOverAddress,
})

/**
 * @assumed not in the specification: what "Clear my data" does on the server. A draft goes as a whole; of a lead that
 * was sent the answers, links and pictures go, and the record of consents stays as proof.
 */
export const eraseLead = endpoint({
  method: 'POST',
  path: '/lead/erase/{id}',
  summary: 'Forget the answers of a lead; lenders that have them already are not told',
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

/** @assumed the reply names only the state and what must be confirmed before anything personal is shown. */
export const leadFromLink = endpoint({
  method: 'GET',
  path: '/v3/lead/url/{id}/{urlType}',
  origin: 'spec',
  summary: 'What a resume link leads to',
  params: linkParams,
  reply: v.strictObject({
    /** The lead's id: a device that holds its token already need not confirm anything. */
    id: v.exactOptional(leadId),
    progressState: v.number(),
    confirm: v.picklist(['dateOfBirth', 'phoneNumber']),
  }),
})

/** @assumed not in the specification: a datum the applicant knows opens the lead on this device. */
export const confirmLink = endpoint({
  method: 'POST',
  path: '/v3/lead/url/{id}/{urlType}',
  summary: 'Open a lead from its resume link by one datum the applicant knows',
  needsIdempotencyKey: true,
  params: linkParams,
  body: v.strictObject({
    dateOfBirth: v.exactOptional(shortText(10)),
    /** The last three digits. */
    phoneNumber: v.exactOptional(shortText(3)),
    /** Random, of the browser's own: opening a link again on the same device ends the token it got before. */
    device: v.exactOptional(shortText(64)),
  }),
  reply: v.strictObject({ ...leadReceipt, token: v.string(), application: leadApplicationSchema }),
})

/** @assumed the older paths are the same calls. */
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
