// The tables and indexes, once for PGlite and PostgreSQL. `npm run migration -- --name <name>` writes the SQL of a
// change into `migrations/`.
import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/** The condition of the index `leads_in_progress`. A query contains the same text, so that it uses the index. */
export const leadInProgressCondition =
  "erased_at is null and submitted_at is not null and status in ('checking', 'waiting', 'offered')"

/**
 * The condition of the index `leads_open_reviews`: the applicant of a rejected lead requested a review by a person, and
 * no operator has answered it. A query contains the same text, so that it uses the index.
 */
export const openReviewCondition =
  "erased_at is null and journey->>'reviewRequested' = 'true' and journey->>'reviewAnsweredAt' is null"

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey(),
    product: text('product').notNull(),
    /** Counts the accepted writes. */
    revision: integer('revision').notNull(),
    /** Hash of the token that last wrote the answers; null in rows of older releases. */
    writtenBy: text('written_by'),
    /** A lead status of `@loan/domain/lead/status`. */
    status: text('status').notNull(),
    /** Name of the lead's application state (spec 4.1). */
    state: text('state').notNull(),
    /** The answers, normalised; empty once erased. */
    application: jsonb('application').notNull(),
    /** The lender journey (lender-journeys/journey.ts); null before the submission. */
    journey: jsonb('journey'),
    /** SHA-256 of the journey's hand-over reference, for lookups; null without a hand-over. */
    handOverHash: text('hand_over_hash').generatedAlwaysAs(
      sql`encode(sha256((journey->'handOver'->>'reference')::bytea), 'hex')`,
    ),
    /** When the next transition is due, including the expiry at a real lender; null when none is due. */
    dueAt: time('due_at'),
    submitTries: integer('submit_tries').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    submittedAt: time('submitted_at'),
    expiresAt: time('expires_at').notNull(),
    erasedAt: time('erased_at'),
  },
  (table) => [
    index('leads_email').on(sql`lower(application->'contactDetails'->>'email')`),
    index('leads_hand_over_hash')
      .on(table.handOverHash)
      .where(sql`hand_over_hash is not null`),
    index('leads_drafts')
      .on(table.expiresAt)
      .where(sql`submitted_at is null`),
    index('leads_finished')
      .on(table.expiresAt)
      .where(sql`submitted_at is not null and erased_at is null`),
    index('leads_erased')
      .on(table.erasedAt)
      .where(sql`erased_at is not null`)
      .concurrently(),
    index('leads_open')
      .on(table.updatedAt.desc().nullsFirst(), table.id)
      .where(sql`erased_at is null`),
    /** Leads of real lenders, whose waits end, and which expire, without a call of the applicant. */
    index('leads_due')
      .on(table.dueAt)
      .where(sql`due_at is not null and journey->>'reference' is not null`)
      .concurrently(),
    index('leads_created_at').on(table.createdAt.desc().nullsFirst()),
    index('leads_to_remind')
      .on(table.expiresAt, table.id)
      .where(sql`submitted_at is null and application->'contactDetails'->'marketingConsents'->>'email' = 'true'`),
    index('leads_phone')
      .on(sql`(application->'contactDetails'->>'phoneNumber')`)
      .where(sql`application->'contactDetails'->>'phoneNumber' is not null`)
      .concurrently(),
    index('leads_in_progress')
      .on(table.updatedAt, table.state, table.expiresAt)
      .where(sql.raw(leadInProgressCondition))
      .concurrently(),
    index('leads_open_reviews').on(table.updatedAt).where(sql.raw(openReviewCondition)).concurrently(),
  ],
)

/** When a review was requested. Releases that stored no time changed the lead then. */
export const reviewRequestedAt =
  sql`coalesce((${leads.journey}->>'reviewRequestedAt')::timestamptz, ${leads.updatedAt})`.mapWith(leads.updatedAt)

const lead = () =>
  uuid('lead_id')
    .notNull()
    .references(() => leads.id, { onDelete: 'cascade' })

/** Leads whose due transition failed. A row counts only while the lead has the same due time. */
export const advanceFailures = pgTable('advance_failures', {
  leadId: lead().primaryKey(),
  /** The due time of the lead at the failure. */
  dueAt: time('due_at').notNull(),
  attempts: integer('attempts').notNull(),
  /** The time of the next attempt, of any server. */
  retryAt: time('retry_at').notNull(),
})

/** SHA-256 hashes of the tokens that give access to a lead. */
export const leadTokens = pgTable(
  'lead_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    leadId: lead(),
    createdAt: time('created_at').notNull(),
    /** Hash of the device that got the token by a resume link; null for other tokens. */
    deviceHash: text('device_hash'),
  },
  (table) => [index('lead_tokens_lead_id').on(table.leadId)],
)

/** Former tokens with the reason of their end. There is no foreign key, because the lead may be deleted. */
export const retiredTokens = pgTable(
  'retired_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    leadId: uuid('lead_id').notNull(),
    reason: text('reason', { enum: ['erased', 'ended'] }).notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('retired_tokens_at').on(table.at)],
)

/** Given and withheld consents by lender; `lender` is empty for the product's own policies. */
export const consents = pgTable(
  'consents',
  {
    id: serial('id').primaryKey(),
    leadId: lead(),
    lender: text('lender').notNull(),
    key: text('key').notNull(),
    version: text('version').notNull(),
    locale: text('locale').notNull(),
    textHash: text('text_hash').notNull(),
    given: text('given', { enum: ['yes', 'no'] }).notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('consents_lead_id').on(table.leadId), check('consents_given_check', sql`given in ('yes', 'no')`)],
)

export const verifications = pgTable('verifications', {
  leadId: lead().primaryKey(),
  phoneNumber: text('phone_number').notNull(),
  /** Hash of the code, keyed with the server's secret; null when the code is used, exhausted or withheld. */
  codeHash: text('code_hash'),
  triesLeft: integer('tries_left').notNull(),
  resendsLeft: integer('resends_left').notNull(),
  changesLeft: integer('changes_left').notNull(),
  sentAt: time('sent_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  verifiedAt: time('verified_at'),
})

/** The codes for a lender's contract and its signature, by accepted offer (leads/contract/contractSigning.ts). */
export const contractSignings = pgTable(
  'contract_signings',
  {
    leadId: lead(),
    offerId: text('offer_id').notNull(),
    /** Hash of the code, keyed with the server's secret; null when the code is used or exhausted. */
    codeHash: text('code_hash'),
    triesLeft: integer('tries_left').notNull(),
    codesLeft: integer('codes_left').notNull(),
    sentAt: time('sent_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    signedAt: time('signed_at'),
    /** The number of the signature in the signed copy. */
    signature: text('signature'),
    /** The language of the signed contract. */
    locale: text('locale').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.leadId, table.offerId] }),
    check('contract_signings_signed_check', sql`(signed_at is null) = (signature is null)`),
  ],
)

export const resumeLinks = pgTable(
  'resume_links',
  {
    secretHash: text('secret_hash').primaryKey(),
    leadId: lead(),
    /**
     * `email`: sent to the applicant, valid as long as the lead. `news`: the same in an e-mail about news of a lender.
     * `phone`: shown as a QR code, valid once and shortly.
     */
    kind: text('kind', { enum: ['email', 'news', 'phone'] })
      .notNull()
      .default('email'),
    triesLeft: integer('tries_left').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    revokedAt: time('revoked_at'),
  },
  (table) => [index('resume_links_lead_id').on(table.leadId)],
)

/** One image per side of the identity document. An encrypted file has its bytes (adapters/fileStore.ts). */
export const uploads = pgTable(
  'uploads',
  {
    leadId: lead(),
    side: text('side', { enum: ['front', 'back', 'selfie'] }).notNull(),
    /** Random, unrelated to the lead. */
    fileName: text('file_name').notNull().unique(),
    /** The key of this file only. Deleting the row makes the file unreadable. */
    sealKey: text('seal_key').notNull(),
    mimeType: text('mime_type').notNull(),
    bytes: integer('bytes').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    check('uploads_side_check', sql`side in ('front', 'back', 'selfie')`),
    primaryKey({ columns: [table.leadId, table.side] }),
  ],
)

/** The condition of the index `stored_files_first_chunk`. A query contains the same text, so that it uses the index. */
export const firstChunkCondition = 'chunk = 0'

/**
 * Encrypted files with FILE_STORE=database (adapters/database-files/databaseFiles.ts). A row of `uploads` has the name.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    fileName: text('file_name').notNull(),
    /** Counts from 0. */
    chunk: integer('chunk').notNull(),
    content: bytea('content').notNull(),
    at: time('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.fileName, table.chunk] }),
    index('stored_files_first_chunk').on(table.at, table.fileName).where(sql.raw(firstChunkCondition)),
  ],
)

/** scrypt hashes. The passwords of an address share a salt (leads/access/passwordSignIn.ts). */
export const passwords = pgTable(
  'passwords',
  {
    leadId: lead().primaryKey(),
    salt: text('salt').notNull(),
    hash: text('hash').notNull(),
    at: time('at').notNull(),
    /** Keyed hash of product and e-mail address (leads/access/passwordSignIn.ts); null in rows of older releases. */
    emailHash: text('email_hash'),
    /** Names the token with which this hash was set (leads/links/password.ts); null in rows of older releases. */
    setBy: text('set_by'),
  },
  (table) => [index('passwords_email_hash').on(table.emailHash, table.at)],
)

/** Attempts of the last hour to open a lead by password, by the keyed hash of the address, whether or not it exists. */
export const passwordTries = pgTable(
  'password_tries',
  {
    id: serial('id').primaryKey(),
    emailHash: text('email_hash').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    index('password_tries_email_hash').on(table.emailHash, table.at),
    index('password_tries_at').on(table.at),
  ],
)

/** Codes of the last day by the keyed hash of the phone number, without a lead (leads/verification/codeBudget.ts). */
export const codeSends = pgTable(
  'code_sends',
  {
    id: serial('id').primaryKey(),
    numberHash: text('number_hash').notNull(),
    /** Keyed hash of the network of the submission; null when it is unknown. */
    clientHash: text('client_hash'),
    at: time('at').notNull(),
  },
  (table) => [
    index('code_sends_number_hash').on(table.numberHash, table.at),
    index('code_sends_client_hash').on(table.clientHash, table.at),
    index('code_sends_at').on(table.at),
  ],
)

/** E-mails of the last day by the keyed hash of the address, without a lead (messages/emailBudget.ts). */
export const emailSends = pgTable(
  'email_sends',
  {
    id: serial('id').primaryKey(),
    addressHash: text('address_hash').notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('email_sends_address_hash').on(table.addressHash, table.at), index('email_sends_at').on(table.at)],
)

/** Drafts with a sent reminder. */
export const reminders = pgTable('reminders', {
  leadId: lead().primaryKey(),
  at: time('at').notNull(),
})

/** Keyed hashes of addresses without marketing. They belong to no lead and are never deleted. */
export const unsubscribed = pgTable('unsubscribed', {
  addressHash: text('address_hash').primaryKey(),
  at: time('at').notNull(),
})

/** Events for affiliates about their leads; each event once per lead. */
export const affiliateEvents = pgTable(
  'affiliate_events',
  {
    leadId: lead(),
    name: text('name').notNull(),
    product: text('product').notNull(),
    reference: text('reference').notNull(),
    subId: text('sub_id').notNull(),
    transactionId: text('transaction_id').notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.leadId, table.name] })],
)

/** The condition of the index `outbox_undelivered`: failed, bounced, or repeated at least once. */
export const outboxUndelivered = "status in ('failed', 'bounced') or (status = 'pending' and attempts > 0)"

/** Requests to outside systems, such as messages to applicants (outbox/outboxRows.ts). */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    leadId: lead(),
    /** The kind of request, which names its handler: `sms`, `email`. The column has the name of older releases. */
    kind: text('channel').notNull(),
    /** The content, encrypted; null after the code or link of a message was used or the content has expired. */
    sealed: text('sealed'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** The idempotency key at the outside system; null in rows of older releases. */
    key: uuid('key').defaultRandom(),
    /**
     * `dropped`: not sent, because its content was used, was replaced or has expired. `bounced`: sent, not delivered.
     */
    status: text('status', { enum: ['pending', 'sent', 'delivered', 'bounced', 'failed', 'dropped'] })
      .notNull()
      .default('pending'),
    attempts: integer('attempts').notNull().default(0),
    /** The time of the next attempt. */
    dueAt: time('due_at').notNull().defaultNow(),
    /** The end of the lease of the server that sends it now. */
    claimedUntil: time('claimed_until'),
    /** The SMTP code, HTTP status or error code of the last failed attempt, or the code of the delivery report. */
    outcomeCode: text('outcome_code'),
    sentAt: time('sent_at'),
    /**
     * The traceparent of the call that caused the request; null for the server's own work and rows of older releases.
     */
    traceparent: text('traceparent'),
    /** The time of the latest delivery report, by the clock of the outside system. */
    reportedAt: time('reported_at'),
  },
  (table) => [
    index('outbox_lead_id').on(table.leadId),
    index('outbox_expires_at')
      .on(table.expiresAt)
      .where(sql`sealed is not null`),
    index('outbox_pending')
      .on(table.kind, table.dueAt, table.id)
      .where(sql`status = 'pending'`),
    uniqueIndex('outbox_key').on(table.key),
    index('outbox_created_at').on(table.createdAt).concurrently(),
    index('outbox_undelivered').on(table.id).where(sql.raw(outboxUndelivered)).concurrently(),
  ],
)

export type OutboxRow = typeof outbox.$inferSelect

/**
 * The random references that name a lead at its lenders, by hash. Events of an earlier lender of the lead are found
 * too, so that they get a clear reply.
 */
export const lenderReferences = pgTable(
  'lender_references',
  {
    referenceHash: text('reference_hash').primaryKey(),
    leadId: lead(),
    lender: text('lender').notNull(),
    createdAt: time('created_at').notNull(),
    /**
     * The sides of the pictures that the lender may fetch, separated by commas; null before the applicant sent them.
     */
    fileSides: text('file_sides'),
    /** The end of the time in which it may fetch them. */
    filesUntil: timestamp('files_until', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('lender_references_lead_id').on(table.leadId)],
)

/** The ids of received calls from outside systems, so that a call is not processed twice (http/signedCall.ts). */
export const receivedCalls = pgTable(
  'received_calls',
  {
    source: text('source').notNull(),
    callId: text('call_id').notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.callId] }), index('received_calls_at').on(table.at)],
)

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Route and owner, so that two applicants never share a key. */
    scope: text('scope').notNull(),
    keyHash: text('key_hash').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    /** The reply, readable only with the key itself (http/encryptedReply.ts). */
    sealedReply: text('sealed_reply').notNull(),
    /** Hash of the call's token; empty when none is needed. The reply to an erase is stored longer than the token. */
    callerHash: text('caller_hash').notNull().default(''),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('idempotency_keys_created_at').on(table.createdAt),
    primaryKey({ columns: [table.scope, table.keyHash] }),
  ],
)

/** The secrets that servers of this database have had, by their ids (config/secretKey.ts). No secret is stored. */
export const secretKeys = pgTable('secret_keys', {
  id: text('id').primaryKey(),
  /** The latest time at which a server is known to have used it for writing. */
  usedAt: time('used_at').notNull(),
  /**
   * The key that was derived from a former secret for the hashes in `unsubscribed`, encrypted with the current secret;
   * null for the current one. Those hashes cannot be computed again, because the addresses are not stored.
   */
  sealedAddressKey: text('sealed_address_key'),
})

/** One row: the latest time at which a cleanup job ran, to detect a clock that jumped (database/trustedTime.ts). */
export const sweepClock = pgTable(
  'sweep_clock',
  {
    id: integer('id').primaryKey(),
    seenAt: time('seen_at').notNull(),
  },
  () => [check('sweep_clock_id_check', sql`id = 1`)],
)

/** Signed-in operators (operators/sessions.ts). */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** The label of the key. */
    operator: text('operator').notNull(),
    /** Keyed hash of the key, so that a session ends when its key is replaced. */
    keyHash: text('key_hash').notNull(),
    createdAt: time('created_at').notNull(),
    /** The time of the last request, exact to a minute. */
    usedAt: time('used_at').notNull(),
  },
  (table) => [index('operator_sessions_created_at').on(table.createdAt)],
)

/**
 * What operators did (operators/actionLog.ts). A trigger rejects updates, truncation and the deletion of rows of the
 * last two years. There is no foreign key, because the lead may be deleted.
 */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: serial('id').primaryKey(),
    at: time('at').notNull(),
    /** The label of the key; null for a failed sign-in. */
    operator: text('operator'),
    kind: text('kind', {
      enum: [
        'sign-in',
        'sign-in-failed',
        'sign-out',
        'search',
        'view',
        'export',
        'erase',
        'retry',
        'drop',
        'fetch',
        'end-access',
        'answer-review',
      ],
    }).notNull(),
    leadId: uuid('lead_id'),
    /** Keyed hash of the e-mail address or phone number (operators/person.ts); null for an action without one. */
    personHash: text('person_hash'),
    /** The id of the outbox row. */
    requestId: integer('request_id'),
    result: text('result', { enum: ['done', 'none', 'rejected'] }).notNull(),
    /** The number of leads. */
    leadCount: integer('lead_count'),
    /** Keyed hash of the client network. */
    clientHash: text('client_hash').notNull(),
  },
  (table) => [
    index('operator_actions_at').on(table.at),
    index('operator_actions_lead_id')
      .on(table.leadId)
      .where(sql`lead_id is not null`),
    index('operator_actions_failed')
      .on(table.clientHash, table.at)
      .where(sql`kind = 'sign-in-failed'`),
  ],
)
