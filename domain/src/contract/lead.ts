// The lead's own calls: create, update, submit, status, resume, and the moves an applicant makes in a lender's step.
import * as v from 'valibot'
import { leadApplicationEntries, leadApplicationSchema } from '../lead/application.ts'
import { endpoint, leadId, leadParams, productId, shortText } from './endpoint.ts'
import { handOverKinds, passedKeys } from '../lender-steps/handOver.ts'
import { uploadSides } from './documents.ts'
import { offerSchema } from './offer.ts'
import { fieldErrorSchema } from './problem.ts'
import { handOverAddress, leadReceipt, moved, utcTime } from './receipt.ts'
import { stepAnswers } from './stepAnswers.ts'

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

/**
 * `no-answer`: the lender was given up; `changed`: it made another offer after the acceptance; `withdrew`: it took its
 * offer back then.
 */
export const checkingStepKinds = [
  'received',
  'asking',
  'declined',
  'skipped',
  'no-answer',
  'needs-answer',
  'changed',
  'withdrew',
  'agreed',
  'none-left',
] as const

/** One line of what happened so far, for the checking screen; `lender` is absent before one is asked. */
const checkingStep = v.strictObject({
  kind: v.picklist(checkingStepKinds),
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
    /** Whom the current screen belongs to, and its logo in `/partner/logos`; null where no lender has the lead. */
    lender: v.nullable(v.strictObject({ key: v.string(), name: v.string() })),
    /** In a state of questions, and where an offer asks something with its acceptance. */
    questions: v.nullable(
      v.strictObject({
        /** Names of the catalogue, in the order asked: those without an answer, or doubted. */
        dataPoints: v.array(v.string()),
        /** What the lender refused of the answers it has. */
        errors: v.array(fieldErrorSchema),
      }),
    ),
    /** In a state of hand-over; in REDIRECTED where the lender wants a summary shown first (/smava). */
    handOver: v.nullable(
      v.strictObject({
        kind: v.picklist(handOverKinds),
        provider: v.string(),
        passes: v.array(v.picklist(passedKeys)),
        /** Whole currency units with cents as decimals; charged to check the card and given back. */
        chargeAmount: v.exactOptional(v.number()),
        /** `failed`: the applicant came back without success, and may try again. */
        outcome: v.nullable(v.picklist(['failed'])),
      }),
    ),
    upload: v.nullable(
      v.strictObject({
        /** Pictures the lender wants, in the order asked. */
        sides: v.array(v.picklist(uploadSides)),
        received: v.array(v.picklist(uploadSides)),
        mimeTypes: v.array(v.string()),
        maxBytes: v.number(),
        mayGoOnWithout: v.boolean(),
      }),
    ),
    /** How many debts can be listed. */
    debts: v.nullable(v.strictObject({ max: v.number() })),
    /** What the current screen wants agreed, with its words: a lender's policies, or a declaration (WNIOSEK). */
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
  summary:
    'Go on from accepted or redirected, ask for a person to review, or answer an offer that has no call of its own',
  needsLeadToken: true,
  params: leadParams,
  /** An offer (COFIDIS_OFFER, INSTABANK_OFFER) is accepted with what it asks, or declined. */
  body: v.strictObject({
    choice: v.exactOptional(v.picklist(['next', 'review-by-person', 'accept', 'decline'])),
    offerId: v.exactOptional(shortText(60)),
    ...stepAnswers,
  }),
  reply: moved,
})

export const redirectLead = endpoint({
  method: 'GET',
  path: '/lead/{id}/redirect',
  summary: 'The address of the lender that takes the lead on, or of the bank link it asks for',
  needsLeadToken: true,
  params: leadParams,
  reply: handOverAddress,
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

/** @assumed as leadFromLinkLegacy; SPEC.md §7: an update goes to the path of the create. */
export const updateLeadLegacy: typeof updateLead = {
  ...updateLead,
  path: '/v2/lead',
  origin: 'assumed',
  summary: 'Older form of lead update',
}
