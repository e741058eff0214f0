// PostgreSQL restarts, freezes, becomes read-only, closes connections and becomes unreachable while the server is under
// load.
import { randomUUID } from 'node:crypto'
import { createLead, leadStatus } from '@loan/domain/contract/lead'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type CutProxy, createCutProxy } from '../testing/cutProxy.ts'
import { type LeadLoad, startLeadLoad } from '../testing/leadLoad.ts'
import { anna } from '../testing/personas.ts'
import { createCluster, type PostgresCluster } from '../testing/postgresCluster.ts'
import { findPostgres } from '../testing/postgresPrograms.ts'
import { readMetric, scrapeMetrics } from '../testing/scrapeMetrics.ts'
import { createTestServer, type TestServer } from '../testing/testServer.ts'
import { openPostgres } from './openStorage.ts'

const poolSize = 4
const body = { product: anna.product.id, ...anna.answers }

describe.skipIf(findPostgres() === null)('a server whose PostgreSQL fails', () => {
  let cluster: PostgresCluster
  let proxy: CutProxy
  let server: TestServer
  beforeAll(async () => {
    const created = await createCluster()
    if (created === null) throw new Error('PostgreSQL is not installed')
    cluster = created
    proxy = await createCutProxy(cluster.url)
    server = await createTestServer(await openPostgres(proxy.url, poolSize))
  })
  afterAll(async () => {
    await server.close()
    await proxy.close()
    await cluster.drop()
  })

  /** Queries the database directly, without the server. */
  const query = async (text: string, values: readonly unknown[] = []) => {
    const client = new pg.Client({ connectionString: cluster.url })
    await client.connect()
    const { rows } = await client.query<{ id: string }>(text, [...values])
    await client.end()
    return rows
  }
  const create = (key: string = randomUUID()) => server.call(createLead, { body, key })
  const timed = async <Result>(work: Promise<Result>) => {
    const start = performance.now()
    return { result: await work, ms: performance.now() - start }
  }

  let load: LeadLoad
  const startLoad = (before: readonly string[] = []) => startLeadLoad(server, 2 * poolSize, before)
  const expectNothingLost = async () => {
    await load.stop()
    const stored = new Set((await query('select id from leads')).map(({ id }) => id))
    expect(load.acknowledged.filter((id) => !stored.has(id))).toEqual([])
  }
  afterEach(async () => {
    await load.stop()
    proxy.resume()
    await cluster.thaw()
    await cluster.start()
  })

  it('returns 503 at once during an outage, recovers after it and loses no lead', async () => {
    load = startLoad()
    await load.waitForCreates(10)
    await cluster.crash()
    await expect.poll(() => load.replies.get(503) ?? 0, { timeout: 10_000, interval: 20 }).toBeGreaterThan(20)
    await load.stop()
    const times: number[] = []
    for (let call = 0; call < 11; call += 1) {
      const { result, ms } = await timed(create())
      expect(result).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
      times.push(ms)
    }
    expect(times.toSorted((a, b) => a - b)[5]).toBeLessThan(100)
    expect((await server.app.inject('/readyz')).statusCode).toBe(503)
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
    expect(readMetric(await scrapeMetrics(server), 'loan_database_up', {})).toBe(0)
    const before = load.acknowledged
    load = startLoad(before)
    await cluster.start()
    const { ms } = await timed(
      expect.poll(async () => (await create()).status, { timeout: 10_000, interval: 20 }).toBe(200),
    )
    expect(ms).toBeLessThan(2000)
    expect((await server.app.inject('/readyz')).statusCode).toBe(200)
    await load.waitForCreates(10)
    await expectNothingLost()
  })

  it('returns 503 when connections are terminated, and continues with new connections', async () => {
    load = startLoad()
    for (let round = 0; round < 5; round += 1) {
      await load.waitForCreates(5)
      await query(`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()`)
    }
    await load.waitForCreates(20)
    await expectNothingLost()
  })

  const frozen = [
    { what: 'its server is frozen', begin: () => cluster.freeze(), end: () => cluster.thaw() },
    { what: 'the network drops everything', begin: async () => proxy.stall(), end: async () => proxy.resume() },
  ]
  it.each(frozen)('answers every request within 10 s while $what, and recovers afterwards', async ({ begin, end }) => {
    load = startLoad()
    await load.waitForCreates(10)
    await load.stop()
    await begin()
    const calls = await Promise.all(Array.from({ length: 3 * poolSize }, () => timed(create())))
    expect(calls.map(({ result }) => result.status)).toEqual(calls.map(() => 503))
    // The required limit plus one second for a busy machine.
    expect(Math.max(...calls.map(({ ms }) => ms))).toBeLessThan(11_000)
    expect((await server.app.inject('/readyz')).statusCode).toBe(503)
    server.passMs(60_000)
    expect(readMetric(await scrapeMetrics(server), 'loan_database_up', {})).toBe(0)
    await end()
    load = startLoad()
    await load.waitForCreates(10)
    await expectNothingLost()
  })

  it('is not ready while PostgreSQL only reads, serves no read that may be out of date, and recovers', async () => {
    const setReadOnly = async (value: 'on' | 'off') => {
      await query(`alter system set default_transaction_read_only = ${value}`)
      await query('select pg_reload_conf()')
    }
    const readyStatus = async () => (await server.app.inject('/readyz')).statusCode
    load = startLoad()
    await load.waitForCreates(10)
    const lead = await server.mustCall(createLead, { body })
    await setReadOnly('on')
    await expect.poll(async () => (await create()).status, { timeout: 10_000, interval: 20 }).toBe(503)
    expect(await readyStatus()).toBe(503)
    expect((await server.call(leadStatus, { params: { id: lead.id }, token: lead.token })).status).toBe(503)
    server.passMs(60_000)
    expect(readMetric(await scrapeMetrics(server), 'loan_database_up', {})).toBe(0)
    await expect(openPostgres(cluster.url, 1)).rejects.toThrow('it is read-only')
    await setReadOnly('off')
    await expect.poll(readyStatus, { timeout: 10_000, interval: 20 }).toBe(200)
    await load.waitForCreates(10)
    await expectNothingLost()
  })

  it('stores a lead once when the acknowledgement of its commit is lost and the call is repeated', async () => {
    load = startLoad()
    await load.stop()
    const key = randomUUID()
    const count = async () => (await query('select id from leads')).length
    const before = await count()
    // A create is one statement with this name, outside a transaction block.
    proxy.cutReplyTo('insert_new_lead')
    expect((await create(key)).status).toBe(503)
    const repeated = await create(key)
    expect(repeated.status).toBe(200)
    expect((await create(key)).reply).toEqual(repeated.reply)
    expect(await count()).toBe(before + 1)
  })
})
