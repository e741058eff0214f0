// The lead's own calls: create, update, submit, status, resume, and the moves an applicant makes in a lender's step.
import * as v from 'valibot'
import { leadApplicationEntries, leadApplicationSchema } from '../lead/application.ts'
import { endpoint, leadId, leadParams, productId, shortText } from './endpoint.ts'
import { offerSchema } from './offer.ts'
import { leadReceipt, moved, utcTime } from './receipt.ts'

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

/** @assumed `revision` and `submit`: SPEC.md says only that the last page submits all data points on the same path. */
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

/** One line of what happened so far, for the checking screen; `lender` is absent before one is asked. */
const checkingStep = v.strictObject({
  kind: v.picklist(['received', 'asking', 'declined', 'skipped', 'needs-answer', 'agreed', 'none-left']),
  lender: v.exactOptional(v.string()),
  at: utcTime,
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
    /** SPEC.md §3: a number or a list. */
    progressState: v.union([v.number(), v.array(v.number())]),
    applicationResult: v.nullable(
      v.strictObject({
        application: v.strictObject({ status: v.string() }),
        offerId: v.nullable(v.string()),
        partner: v.nullable(v.strictObject({ key: v.string(), name: v.string() })),
      }),
    ),
    /** How long to wait before asking again; null where nothing will change by itself. */
    pollAfterMs: v.nullable(v.number()),
    steps: v.array(checkingStep),
    verification: v.nullable(
      v.strictObject({
        /** All but the last three digits hidden. */
        maskedPhoneNumber: v.string(),
        codeLength: v.number(),
        triesLeft: v.number(),
        resendsLeft: v.number(),
        resendAfterSeconds: v.number(),
        expiresAt: utcTime,
      }),
    ),
    /** Keys of the policies this lender wants agreed, with their words. */
    policies: v.array(
      v.strictObject({
        key: v.string(),
        version: v.string(),
        title: v.string(),
        text: v.string(),
        required: v.boolean(),
      }),
    ),
    offers: v.array(offerSchema),
    redirect: v.nullable(
      v.strictObject({ url: v.pipe(v.string(), v.url()), method: v.picklist(['GET']), afterSeconds: v.number() }),
    ),
    rejection: v.nullable(
      v.strictObject({
        /** Classes of reasons, as far as lenders gave any. */
        reasons: v.array(v.picklist(['income', 'debts', 'credit-history', 'amount', 'identity', 'not-served'])),
        /** Credit databases that were asked. */
        databases: v.array(v.string()),
        reviewRequested: v.boolean(),
      }),
    ),
  }),
})
export type LeadStatus = v.InferOutput<(typeof leadStatus)['reply']>

export const skipLender = endpoint({
  method: 'POST',
  path: '/lead/skip/{id}',
  summary: 'Leave the current lender and go to the next one',
  needsLeadToken: true,
  params: leadParams,
  reply: moved,
})

export const continueLead = endpoint({
  method: 'POST',
  path: '/lead/continue/{id}',
  summary: 'Go on from a screen that has nothing more to ask (accepted, redirected), or ask for a person to review',
  needsLeadToken: true,
  params: leadParams,
  body: v.strictObject({ choice: v.exactOptional(v.picklist(['next', 'review-by-person'])) }),
  reply: moved,
})

export const redirectLead = endpoint({
  method: 'GET',
  path: '/lead/{id}/redirect',
  summary: 'The address of the lender that takes the lead on',
  needsLeadToken: true,
  params: leadParams,
  reply: v.strictObject({ url: v.pipe(v.string(), v.url()), method: v.picklist(['GET']) }),
})

const linkParams = v.strictObject({
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

/** @assumed not in SPEC.md: a datum the applicant knows opens the lead on this device. */
export const confirmLink = endpoint({
  method: 'POST',
  path: '/v3/lead/url/{id}/{urlType}',
  summary: 'Open a lead from its resume link by one datum the applicant knows',
  params: linkParams,
  body: v.strictObject({
    dateOfBirth: v.exactOptional(shortText(10)),
    /** The last three digits. */
    phoneNumber: v.exactOptional(shortText(3)),
  }),
  reply: v.strictObject({ ...leadReceipt, token: v.string(), application: leadApplicationSchema }),
})

export const leadFromLinkLegacy = endpoint({
  method: 'GET',
  path: '/v2/lead/url/{id}/{urlType}',
  summary: 'Older form of the resume link',
  params: linkParams,
  reply: v.unknown(),
})

export const createLeadLegacy = endpoint({
  method: 'POST',
  path: '/v2/lead',
  summary: 'Older form of lead create',
  body: v.unknown(),
  reply: v.unknown(),
})
