// Inserts a new lead with its consents, its first token and its idempotency key in one statement.
import type { ConsentRecord } from '@loan/domain/lead/application'
import { sql } from 'drizzle-orm'
import { defineStatement } from '../../database/namedStatement.ts'
import type { idempotencyKeys } from '../../database/schema.ts'
import type { Database } from '../../database/storage.ts'
import type { Lead } from '../lead.ts'

export type NewLead = {
  readonly lead: Lead
  /** Hash of the lead's first token. */
  readonly tokenHash: string
  /** Consents to the product's own policies. */
  readonly consents: readonly ConsentRecord[]
}

const { placeholder } = sql
const id = sql`${placeholder('id')}::uuid`
const now = sql`${placeholder('now')}::timestamptz`

/** Inserts nothing when a row of the idempotency key exists, or waits for its transaction when that has not ended. */
const insertStatement = defineStatement(
  'insert_new_lead',
  sql`with claimed as (
    insert into idempotency_keys (scope, key_hash, request_hash, status, sealed_reply, caller_hash, created_at)
    values (${placeholder('scope')}, ${placeholder('keyHash')}, ${placeholder('requestHash')},
      ${placeholder('replyStatus')}::integer, ${placeholder('sealedReply')}, ${placeholder('callerHash')}, ${now})
    on conflict do nothing
    returning 1 as claimed
  ), inserted_lead as (
    insert into leads (id, product, revision, written_by, status, state, application, submit_tries, created_at,
      updated_at, expires_at)
    select ${id}, ${placeholder('product')}::text, ${placeholder('revision')}::integer, ${placeholder('tokenHash')}::text,
      ${placeholder('status')}::text, ${placeholder('state')}::text, ${placeholder('application')}::jsonb, 0, ${now},
      ${now}, ${placeholder('expiresAt')}::timestamptz
    from claimed
  ), inserted_token as (
    insert into lead_tokens (token_hash, lead_id, created_at)
    select ${placeholder('tokenHash')}::text, ${id}, ${now} from claimed
  ), inserted_consents as (
    insert into consents (lead_id, lender, key, version, locale, text_hash, given, at)
    select ${id}, '', consent ->> 'key', consent ->> 'version', consent ->> 'locale', consent ->> 'textHash',
      case when (consent ->> 'given')::boolean then 'yes' else 'no' end, ${now}
    from claimed, jsonb_array_elements(${placeholder('consents')}::jsonb) with ordinality as given(consent, position)
    order by position
  )
  select claimed from claimed`,
)

/** Returns false and inserts nothing when the idempotency key was used before. */
export const insertNewLead = async (
  database: Database,
  { lead, tokenHash, consents }: NewLead,
  keyRow: typeof idempotencyKeys.$inferInsert,
): Promise<boolean> => {
  const claimed = await insertStatement(database, {
    scope: keyRow.scope,
    keyHash: keyRow.keyHash,
    requestHash: keyRow.requestHash,
    replyStatus: keyRow.status,
    sealedReply: keyRow.sealedReply,
    callerHash: keyRow.callerHash ?? '',
    id: lead.id,
    product: lead.product,
    revision: lead.revision,
    tokenHash,
    status: lead.status,
    state: lead.state,
    application: JSON.stringify(lead.application),
    now: lead.createdAt.toISOString(),
    expiresAt: lead.expiresAt.toISOString(),
    consents: JSON.stringify(consents),
  })
  return claimed.length > 0
}
