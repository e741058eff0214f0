// Every query uses an index: the calls for a lead, cleanup jobs, the outbox, the sandbox's lists, the return from a
// provider.
// The tables are large enough that the planner prefers an index.
import { PGlite } from '@electric-sql/pglite'
import { reportProviderReturn, createLead, leadFromLink, leadStatus, updateLead } from '@loan/domain/contract/lead'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceDueLeads } from '../leads/lender-events/advanceDueLeads.ts'
import { setExpiryDue } from '../leads/lender-events/setExpiryDue.ts'
import { remindDrafts } from '../leads/emails/remindDrafts.ts'
import { recordDeliveryReport } from '../messages/deliveryReports.ts'
import { readCounts } from '../metrics/databaseMetrics.ts'
import { claimRequests, recordResult } from '../outbox/claims.ts'
import { buildOperatorQueries, operatorFixtures } from '../testing/operatorQueries.ts'
import { runRetentionJobs } from '../testing/runRetentionJobs.ts'
import { createTestServer, type TestServer } from '../testing/testServer.ts'
import { deleteUnusedUploads } from '../uploads/storeUpload.ts'
import { batchSize } from './batches.ts'
import { migrate } from './migrate.ts'
import { createOutboxSignal } from './outboxSignal.ts'
import * as schema from './schema.ts'

type Query = { readonly text: string; readonly values: readonly unknown[] }

const leadCount = 6000

/** Drafts and submitted leads in equal numbers, one per minute; none has expired. */
const fixtures = [
  sql`insert into leads (id, product, revision, status, state, application, journey, submit_tries, created_at, updated_at,
      submitted_at, expires_at)
    select gen_random_uuid(), 'tukan-pl', 1, 'draft', 'NONE',
      jsonb_build_object('contactDetails',
        jsonb_build_object('email', n || '@example.com', 'phoneNumber', '+48' || (500000000 + n))),
      jsonb_build_object('handOver', jsonb_build_object('reference', md5(n::text))), 0,
      timestamptz '2026-11-20' - n * interval '1 minute', timestamptz '2026-11-20' - n * interval '1 minute',
      case when n % 2 = 0 then timestamptz '2026-11-20' end, timestamptz '2026-11-21' + n * interval '1 second'
    from generate_series(1, ${sql.raw(String(leadCount))}) n`,
  sql`insert into code_sends (number_hash, at) select md5(n::text), timestamptz '2026-11-20' from generate_series(1, 5000) n`,
  sql`insert into email_sends (address_hash, at) select md5(n::text), timestamptz '2026-11-20' from generate_series(1, 5000) n`,
  sql`insert into password_tries (email_hash, at) select md5(n::text), timestamptz '2026-12-20' from generate_series(1, 5000) n`,
  sql`insert into idempotency_keys (scope, key_hash, request_hash, status, sealed_reply, created_at)
    select 'scope', md5(n::text), 'x', 200, 'x', timestamptz '2026-11-20' from generate_series(1, 5000) n`,
  // Two messages of a hundred wait, and one has failed.
  sql`insert into outbox (lead_id, channel, sealed, created_at, expires_at, status)
    select id, 'email', 'x', created_at, timestamptz '2026-12-20',
      case row_number() over () % 100 when 1 then 'failed' when 0 then 'pending' when 50 then 'pending' else 'sent' end
    from leads`,
  sql`insert into uploads (lead_id, side, file_name, seal_key, mime_type, bytes, at)
    select id, 'front', replace(id::text, '-', ''), 'x', 'image/png', 1, created_at from leads`,
  sql`insert into stored_files (file_name, chunk, content, at)
    select file_name, chunk, '', at from (select * from uploads limit 20) files, generate_series(0, 199) chunk`,
  sql`insert into retired_tokens (token_hash, lead_id, reason, at)
    select md5(id::text), id, 'ended', created_at from leads`,
  sql`insert into received_calls (source, call_id, at)
    select 'source', md5(n::text), timestamptz '2026-12-20' from generate_series(1, 5000) n`,
  sql`insert into reminders (lead_id, at) select id, created_at from leads`,
  sql`insert into lead_tokens (token_hash, lead_id, created_at) select md5('token' || id), id, created_at from leads`,
  sql`insert into consents (lead_id, lender, key, version, locale, text_hash, given, at)
    select id, '', 'terms', '1', 'pl', 'x', 'yes', created_at from leads`,
  sql`insert into advance_failures (lead_id, due_at, attempts, retry_at)
    select id, created_at, 1, timestamptz '2026-11-20' from leads`,
  sql`insert into verifications (lead_id, phone_number, tries_left, resends_left, changes_left, sent_at, expires_at)
    select id, '', 5, 3, 3, created_at, created_at from leads`,
  sql`insert into resume_links (secret_hash, lead_id, tries_left, created_at, expires_at)
    select md5('link' || id), id, 5, created_at, timestamptz '2026-12-20' from leads`,
  ...operatorFixtures,
  sql`analyze`,
]

const planRows = v.object({ rows: v.array(v.object({ 'QUERY PLAN': v.string() })) })

describe('the plan of a query', () => {
  let server: TestServer
  let client: PGlite
  let queries: Query[] = []
  beforeAll(async () => {
    client = await PGlite.create('memory://')
    const database = drizzle(client, {
      schema,
      logger: { logQuery: (text, values) => void queries.push({ text, values }) },
    })
    await migrate(database)
    for (const statement of fixtures) await database.execute(statement)
    server = await createTestServer({
      engine: 'pglite',
      database,
      withConnection: (work) => work(database),
      readDelay: () => ({ before: 0, expectedMs: 0, busyMs: 0 }),
      check: async () => {},
      readTime: null,
      runAlone: (_lock, work) => work(),
      outboxSignal: createOutboxSignal(),
      readUse: () => ({ slots: 1, running: 0, waiting: 0 }),
      traceparent: null,
      close: () => client.close(),
    })
  })
  afterAll(() => server.close())

  const explain = async ({ text, values }: Query): Promise<readonly string[]> => {
    const plan = v.parse(planRows, await client.query(`explain ${text}`, [...values]))
    return plan.rows.map((row) => row['QUERY PLAN'])
  }

  const createDraft = () => server.mustCall(createLead, { body: { product: 'tukan-pl' } })

  const operations: readonly { readonly name: string; readonly work: () => Promise<unknown> }[] = [
    { name: 'retention', work: () => runRetentionJobs(server.storage.database, server.now(), 30) },
    { name: 'reminders', work: () => remindDrafts(server.services) },
    { name: 'unused files', work: () => deleteUnusedUploads(server.storage.database, server.uploads, new Date()) },
    {
      name: 'the return from a provider',
      work: () => server.call(reportProviderReturn, { body: { reference: 'x'.repeat(43), outcome: 'confirm' } }),
    },
    {
      name: 'the outbox',
      work: async () => {
        const { database } = server.storage
        const { claimed } = await claimRequests(database, { kind: 'email', now: new Date(), leaseMs: 1000, limit: 10 })
        for (const request of claimed) await recordResult(database, request, { status: 'failed', outcomeCode: '550' })
      },
    },
    {
      name: 'a delivery report',
      work: async () => {
        const [row] = await server.storage.database.select({ key: schema.outbox.key }).from(schema.outbox).limit(1)
        const report = { key: row?.key ?? '', state: 'bounced', code: '550', at: new Date() } as const
        queries = []
        await recordDeliveryReport(server.storage.database, 'email', report)
      },
    },
    {
      name: 'the metrics',
      work: () => readCounts(server.storage.database, new Date('2026-11-20T12:00:00Z')),
    },
    { name: 'a create', work: createDraft },
    {
      name: 'an update',
      work: async () => {
        const { id, revision, token } = await createDraft()
        await server.mustCall(updateLead, { body: { product: 'tukan-pl', id, revision }, token })
      },
    },
    {
      name: 'a status',
      work: async () => {
        const { id, token } = await createDraft()
        await server.mustCall(leadStatus, { params: { id }, token })
      },
    },
    {
      name: 'a resume link',
      work: () => server.call(leadFromLink, { params: { id: 'x'.repeat(43), urlType: 'continue' } }),
    },
    ...buildOperatorQueries(() => server),
    {
      name: 'the due leads',
      work: () => advanceDueLeads(server.services, { now: server.now(), random: () => 0, reportFault: () => {} }),
    },
    { name: 'missing due times', work: () => setExpiryDue(server.storage.database) },
    { name: 'the sandbox’s messages', work: () => server.app.inject('/sandbox') },
    { name: 'the sandbox’s open leads', work: () => server.app.inject('/sandbox/leads') },
  ]
  it.each(operations)('uses an index for $name', async ({ work }) => {
    await server.uploads.write(Buffer.from('a file that no row names'))
    queries = []
    await work()
    const lookUps = queries.filter(({ text }) => /^(?:update|delete|with|select .* from )/isu.test(text))
    expect(lookUps.length).toBeGreaterThan(0)
    for (const query of lookUps) {
      const scans = (await explain(query)).filter((line) => line.includes('Seq Scan'))
      expect([query.text, scans]).toEqual([query.text, []])
    }
  })

  it('has at most one parameter per lead of a batch', async () => {
    const finished = 2500
    await server.storage.database.execute(sql`
      insert into leads (id, product, revision, status, state, application, submit_tries, created_at, updated_at,
        submitted_at, expires_at)
      select gen_random_uuid(), 'tukan-pl', 1, 'accepted', 'ACCEPTED', '{}', 1, now(), now(), now(), timestamptz '2020-01-01'
      from generate_series(1, ${sql.raw(String(finished))})`)
    queries = []
    expect((await runRetentionJobs(server.storage.database, server.now(), 30)).erased).toBe(finished)
    expect(Math.max(...queries.map(({ values }) => values.length))).toBeLessThan(batchSize + 10)
  })
})
