// The migrations of releases before drizzle-kit, to make a database as they left it. For tests only.
import { sql } from 'drizzle-orm'
import type { Database } from '../database/storage.ts'

type NumberedMigration = { readonly id: number; readonly name: string; readonly sql: readonly string[] }

const numberedMigrations: readonly NumberedMigration[] = [
  {
    id: 1,
    name: 'leads and what belongs to them',
    sql: [
      `create table leads (
        id uuid primary key,
        product text not null,
        revision integer not null,
        status text not null,
        state text not null,
        application jsonb not null,
        journey jsonb,
        due_at timestamptz,
        submit_tries integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        submitted_at timestamptz,
        expires_at timestamptz not null,
        erased_at timestamptz
      )`,
      'create index leads_expires_at on leads (expires_at)',
      `create table lead_tokens (
        token_hash text primary key,
        lead_id uuid not null references leads (id) on delete cascade,
        created_at timestamptz not null
      )`,
      'create index lead_tokens_lead_id on lead_tokens (lead_id)',
      `create table consents (
        id serial primary key,
        lead_id uuid not null references leads (id) on delete cascade,
        lender text not null,
        key text not null,
        version text not null,
        locale text not null,
        text_hash text not null,
        given text not null check (given in ('yes', 'no')),
        at timestamptz not null
      )`,
      'create index consents_lead_id on consents (lead_id)',
      `create table verifications (
        lead_id uuid primary key references leads (id) on delete cascade,
        phone_number text not null,
        code_hash text,
        tries_left integer not null,
        resends_left integer not null,
        changes_left integer not null,
        sent_at timestamptz not null,
        expires_at timestamptz not null,
        verified_at timestamptz
      )`,
      `create table resume_links (
        secret_hash text primary key,
        lead_id uuid not null references leads (id) on delete cascade,
        tries_left integer not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        revoked_at timestamptz
      )`,
      'create index resume_links_lead_id on resume_links (lead_id)',
      `create table outbox (
        id serial primary key,
        lead_id uuid not null references leads (id) on delete cascade,
        channel text not null check (channel in ('sms', 'email')),
        recipient text not null,
        subject text not null,
        body text not null,
        payload text not null,
        created_at timestamptz not null
      )`,
      'create index outbox_lead_id on outbox (lead_id)',
      `create table idempotency_keys (
        scope text not null,
        key_hash text not null,
        request_hash text not null,
        status integer not null,
        sealed_reply text not null,
        created_at timestamptz not null,
        primary key (scope, key_hash)
      )`,
      'create index idempotency_keys_created_at on idempotency_keys (created_at)',
    ],
  },
  {
    id: 2,
    name: 'uploads, passwords, unsubscribed addresses and affiliate events',
    sql: [
      `create table uploads (
        lead_id uuid not null references leads (id) on delete cascade,
        side text not null check (side in ('front', 'back', 'selfie')),
        file_name text not null unique,
        seal_key text not null,
        mime_type text not null,
        bytes integer not null,
        at timestamptz not null,
        primary key (lead_id, side)
      )`,
      `create table passwords (
        lead_id uuid primary key references leads (id) on delete cascade,
        salt text not null,
        hash text not null,
        at timestamptz not null
      )`,
      `create table unsubscribed (
        address_hash text primary key,
        at timestamptz not null
      )`,
      `create table affiliate_events (
        lead_id uuid not null references leads (id) on delete cascade,
        name text not null,
        product text not null,
        reference text not null,
        sub_id text not null,
        transaction_id text not null,
        at timestamptz not null,
        primary key (lead_id, name)
      )`,
    ],
  },
  {
    id: 3,
    name: 'reminders of unfinished applications',
    sql: [
      `create table reminders (
        lead_id uuid primary key references leads (id) on delete cascade,
        at timestamptz not null
      )`,
    ],
  },
  {
    id: 4,
    name: 'codes sent to a number',
    sql: [
      `create table code_sends (
        id serial primary key,
        number_hash text not null,
        at timestamptz not null
      )`,
      'create index code_sends_number_hash on code_sends (number_hash, at)',
    ],
  },
  {
    id: 5,
    name: 'messages are stored encrypted, codes are hashed with the secret of the server',
    sql: [
      // Codes live for ten minutes; the text of a message that was sent is not needed again.
      `alter table outbox drop column recipient, drop column subject, drop column body, drop column payload,
        add column sealed text, add column expires_at timestamptz`,
      'update outbox set expires_at = created_at',
      'alter table outbox alter column expires_at set not null',
      'create index outbox_expires_at on outbox (expires_at) where sealed is not null',
      // A code that was hashed with the id of its lead no longer matches: the applicant requests a new one.
      'update verifications set code_hash = null, tries_left = 0 where code_hash is not null',
    ],
  },
  {
    id: 6,
    name: 'which token wrote the answers last; leads by their address',
    sql: [
      'alter table leads add column written_by text',
      "create index leads_email on leads (lower(application->'contactDetails'->>'email'))",
    ],
  },
  {
    id: 7,
    name: 'caller of an idempotency key',
    sql: ["alter table idempotency_keys add column caller_hash text not null default ''"],
  },
  {
    id: 8,
    name: 'passwords are found by the address they belong to',
    sql: [
      // Of an older password the keyed hash of the address is unknown: the applicant sets a new one.
      'alter table passwords add column email_hash text',
      'create index passwords_email_hash on passwords (email_hash, at)',
      `create table password_tries (
        id serial primary key,
        email_hash text not null,
        at timestamptz not null
      )`,
      'create index password_tries_email_hash on password_tries (email_hash, at)',
    ],
  },
  {
    id: 9,
    name: 'indexes for sweeps, the sandbox and the return from a provider',
    sql: [
      // Computed by the database, so that servers of the release before fill it too while both run.
      `alter table leads add column hand_over_hash text
        generated always as (encode(sha256((journey->'handOver'->>'reference')::bytea), 'hex')) stored`,
      'create index leads_hand_over_hash on leads (hand_over_hash) where hand_over_hash is not null',
      'drop index leads_expires_at',
      'create index leads_drafts on leads (expires_at) where submitted_at is null',
      'create index leads_finished on leads (expires_at) where submitted_at is not null and erased_at is null',
      'create index leads_open on leads (updated_at desc, id) where erased_at is null',
      'create index leads_created_at on leads (created_at desc)',
      `create index leads_to_remind on leads (expires_at, id) where submitted_at is null
        and application->'contactDetails'->'marketingConsents'->>'email' = 'true'`,
      'create index code_sends_at on code_sends (at)',
      'create index password_tries_at on password_tries (at)',
      'create table sweep_clock (id integer primary key check (id = 1), seen_at timestamptz not null)',
      'insert into sweep_clock (id, seen_at) select 1, coalesce(max(updated_at), now()) from leads',
    ],
  },
  {
    id: 10,
    name: 'client addresses of codes, one token for each device',
    sql: [
      'alter table code_sends add column client_hash text',
      'create index code_sends_client_hash on code_sends (client_hash, at)',
      'alter table lead_tokens add column device_hash text',
      'create table retired_tokens (token_hash text primary key, lead_id uuid not null, reason text not null, at timestamptz not null)',
      'create index retired_tokens_at on retired_tokens (at)',
    ],
  },
]

/** Empties the database and makes it as those releases did, up to this step; without it all ten. */
export const createNumberedDatabase = async (database: Database, lastId = numberedMigrations.length): Promise<void> => {
  const statements = [
    'drop schema public cascade',
    'create schema public',
    'create table migrations (id integer primary key, name text not null, applied_at timestamptz not null default now())',
    ...numberedMigrations.filter(({ id }) => id <= lastId).flatMap((step) => step.sql),
  ]
  for (const statement of statements) await database.execute(sql.raw(statement))
  for (const { id, name } of numberedMigrations.slice(0, lastId)) {
    await database.execute(sql`insert into migrations (id, name) values (${id}, ${name})`)
  }
}
