// The queries of the operators' pages, and the rows that they need, for the test of query plans. For tests only.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { leads } from '../database/schema.ts'
import { readActions } from '../operators/actionLog.ts'
import { readProgress, searchLeads } from '../operators/findLeads.ts'
import { viewLead } from '../operators/leadRecord.ts'
import { readLenderResponseCounts } from '../operators/lenderHealth.ts'
import { operatorRetentionJobs } from '../operators/operatorRetention.ts'
import { readOutboxOverview, readUndelivered } from '../operators/outboxState.ts'
import { parseSearchTerm } from '../operators/person.ts'
import { readOpenReviews } from '../operators/reviews.ts'
import { findSession, signIn } from '../operators/sessions.ts'
import type { TestServer } from './testServer.ts'

/** Inserted after the leads. */
export const operatorFixtures = [
  sql`insert into passwords (lead_id, salt, hash, at) select id, 'x', 'x', created_at from leads`,
  sql`insert into contract_signings (lead_id, offer_id, tries_left, codes_left, sent_at, expires_at, locale)
    select id, 'x', 1, 1, created_at, created_at, 'pl' from leads`,
  sql`update leads set status = 'waiting' where right(id::text, 2) = '00' and submitted_at is not null`,
  sql`insert into operator_actions (at, operator, kind, lead_id, result, client_hash)
    select created_at, 'maria', 'view', id, 'done', md5(id::text) from leads`,
  sql`insert into operator_actions (at, kind, result, client_hash)
    select created_at, 'sign-in-failed', 'rejected', md5(id::text) from leads`,
  sql`insert into operator_sessions (token_hash, operator, key_hash, created_at, used_at)
    select md5(n::text), 'maria', 'x', timestamptz '2026-12-20', timestamptz '2026-12-20' from generate_series(1, 5000) n`,
]

type NamedOperation = { readonly name: string; readonly work: () => Promise<unknown> }

export const buildOperatorQueries = (
  getServer: () => Pick<TestServer, 'services' | 'storage' | 'now'>,
): readonly NamedOperation[] => [
  {
    name: 'the operators’ first page',
    work: async () => {
      await readProgress(getServer().storage.database, getServer().now())
      await readOpenReviews(getServer().storage.database)
    },
  },
  {
    name: 'a search by an operator',
    work: async () => {
      const actor = { operator: 'maria', clientHash: 'x', now: getServer().now() }
      for (const term of ['7@example.com', '+48500000007', 'PL-0000-0000-0000', randomUUID()]) {
        const parsed = parseSearchTerm(term, getServer().services.ownProduct)
        if (parsed === null) throw new Error(`${term} is no search term`)
        await searchLeads(getServer().services, actor, parsed)
      }
    },
  },
  {
    name: 'the record of a lead',
    work: async () => {
      const [lead] = await getServer().storage.database.select({ id: leads.id }).from(leads).orderBy(leads.id).limit(1)
      await viewLead(
        getServer().services,
        { operator: 'maria', clientHash: 'x', now: getServer().now() },
        lead?.id ?? '',
      )
    },
  },
  {
    name: 'the outbox of operators',
    work: async () => {
      const { database } = getServer().storage
      await readOutboxOverview(database, new Date('2026-11-20T00:00:00Z'))
      await readUndelivered(database, null)
      await readUndelivered(database, 1000)
    },
  },
  {
    name: 'the health of lenders',
    work: () => readLenderResponseCounts(getServer().storage.database, new Date('2026-11-20T00:00:00Z')),
  },
  {
    name: 'the log of operators and its retention',
    work: async () => {
      await readActions(getServer().storage.database, null)
      await readActions(getServer().storage.database, 1000)
      for (const job of Object.values(operatorRetentionJobs)) await job(getServer().storage.database, getServer().now())
    },
  },
  {
    name: 'a sign-in',
    work: async () => {
      const client = { clientHash: 'x', now: new Date('2026-11-20T00:00:00Z') }
      await signIn(getServer().services, 'x', client)
      await findSession(getServer().services, 'x', client.now)
    },
  },
]
