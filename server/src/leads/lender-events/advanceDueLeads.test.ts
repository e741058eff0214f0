// Leads whose wait at a lender cannot be ended: they keep no other lead waiting, on both engines.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { advanceFailures, leads } from '../../database/schema.ts'
import { engines } from '../../testing/databases.ts'
import { anna } from '../../testing/personas.ts'
import { readMetric, scrapeMetrics } from '../../testing/scrapeMetrics.ts'
import type { LeadHandle } from '../../testing/leadCalls.ts'
import { createTestServer, type TestServer } from '../../testing/testServer.ts'
import { submitApplication } from '../../testing/leadRequests.ts'
import { advanceDueLeads } from './advanceDueLeads.ts'

/** More than one batch of 100. */
const failing = 120

const lender = {
  key: 'one',
  name: 'One',
  order: 1,
  country: 'PL',
  url: 'http://127.0.0.1:9',
  secretVariable: 'LENDER_ONE',
  sends: ['amount', 'period'],
  answerSeconds: 60,
  followUpSeconds: 30,
  maxOffers: 2,
  contact: { website: 'https://one.example', email: 'help@one.example' },
}

describe.each(engines)('due leads that cannot be advanced on $name', ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-due-'))
  let server: TestServer
  let healthy: LeadHandle
  beforeAll(async () => {
    const file = join(folder, 'lenders.json')
    writeFileSync(file, JSON.stringify({ lenders: [lender] }))
    server = await createTestServer(await open(), {
      LENDERS: 'real',
      LENDERS_FILE: file,
      LENDER_ONE: 'the-secret-of-the-first-lender-1',
    })
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const advance = async (at = server.now()): Promise<number> => {
    let faults = 0
    await advanceDueLeads(server.services, { now: at, random: () => 0, reportFault: () => void (faults += 1) })
    return faults
  }
  const after = (ms: number) => new Date(server.now().getTime() + ms)
  const isWaiting = async ({ id }: LeadHandle): Promise<boolean> => {
    const [lead] = await server.storage.database.select().from(leads).where(eq(leads.id, id))
    return lead?.dueAt !== null
  }
  const readFailures = () => server.storage.database.select().from(advanceFailures)

  beforeEach(async () => {
    const { database } = server.storage
    await database.delete(leads)
    const { id } = await submitApplication(server, anna)
    // Due before the healthy lead, and of a product that was removed since.
    await database.execute(sql`
      insert into leads (id, product, revision, status, state, application, journey, due_at, submit_tries, created_at,
        updated_at, submitted_at, expires_at)
      select gen_random_uuid(), 'removed', revision, status, state, application, journey, due_at, submit_tries,
        created_at, updated_at, submitted_at, expires_at
      from leads, generate_series(1, ${failing}) where id = ${id}`)
    await database.delete(leads).where(eq(leads.id, id))
    server.passMs(1000)
    healthy = await submitApplication(server, anna)
    server.passMs(60_000)
  })

  it('do not starve the others', async () => {
    expect(await advance()).toBe(100)
    expect(await isWaiting(healthy)).toBe(true)
    expect(await advance()).toBe(failing - 100)
    expect(await isWaiting(healthy)).toBe(false)
  })

  it('are attempted again with back-off, and reported once for each attempt', async () => {
    const before = readMetric(await scrapeMetrics(server), 'loan_lead_advance_failures_total', {}) ?? 0
    expect((await advance()) + (await advance())).toBe(failing)
    expect(await advance()).toBe(0)
    expect(await advance(after(4999))).toBe(0)
    expect((await advance(after(5000))) + (await advance(after(5000)))).toBe(failing)
    expect(await advance(after(14_999))).toBe(0)
    expect(await advance(after(15_000))).toBe(100)
    expect(new Set((await readFailures()).map(({ attempts }) => attempts))).toEqual(new Set([2, 3]))
    expect(readMetric(await scrapeMetrics(server), 'loan_lead_advance_failures_total', {})).toBe(
      before + 2 * failing + 100,
    )
  })

  it('are reported by one of two servers that find them at the same time', async () => {
    const faults = await Promise.all([advance(), advance()])
    const failures = await readFailures()
    expect(failures.length).toBeGreaterThanOrEqual(100)
    expect(failures.filter(({ attempts }) => attempts !== 1)).toEqual([])
    expect(faults[0] + faults[1]).toBe(failures.length)
  })

  it('are due at once when a new wait of theirs ends', async () => {
    await advance()
    await advance()
    const { database } = server.storage
    await database
      .update(leads)
      .set({ product: anna.product.id, dueAt: after(1) })
      .where(eq(leads.product, 'removed'))
    await advance(after(1))
    await advance(after(1))
    const rows = await database.select().from(leads)
    expect(rows.filter(({ dueAt }) => dueAt !== null)).toEqual([])
  })
})
