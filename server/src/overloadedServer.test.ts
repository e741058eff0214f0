// The real process on PostgreSQL with more calls than it can serve: each is served and stored, or rejected with a time
// for the next attempt.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLead } from '@loan/domain/contract/lead'
import pg from 'pg'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { anna } from './testing/personas.ts'
import { createDatabase } from './testing/createDatabase.ts'
import { findFreePort } from './testing/findFreePort.ts'
import { type ServerProcess, startServer } from './testing/serverProcess.ts'

const url = process.env['TEST_DATABASE_URL']

// A process can start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const unlimited = {
  RATE_LIMIT_READS: '0',
  RATE_LIMIT_WRITES: '0',
  // Only the admission rejects, so that every admitted call has to be served.
  DATABASE_WAIT_MS: '60000',
  DATABASE_QUEUE_SIZE: '100000',
  LOG_LEVEL: 'warn',
}

const poolSize = 2

const body = JSON.stringify({ product: anna.product.id, ...anna.answers })

describe.skipIf(url === undefined)('an overloaded process on PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-overload-'))
  let server: ServerProcess
  let database: pg.Client
  beforeAll(async () => {
    const databaseUrl = await createDatabase(url ?? '', `overload_${randomUUID().replaceAll('-', '')}`)
    server = startServer({
      ...unlimited,
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: String(poolSize),
      SECRET_KEY: 'k'.repeat(32),
      PORT: String(await findFreePort()),
    })
    await server.started
    database = new pg.Client({ connectionString: databaseUrl })
    await database.connect()
  })
  afterAll(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    await database.end()
    rmSync(folder, { recursive: true, force: true })
  })

  const create = async () => {
    const response = await fetch(`${server.url}/api${createLead.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body,
    })
    const json: unknown = await response.json()
    const id = response.status === 200 ? v.parse(createLead.reply, json).id : null
    return { status: response.status, retryAfter: response.headers.get('retry-after'), id }
  }
  const get = async (path: string) => (await fetch(`${server.url}${path}`)).status
  const readIds = async () => {
    const { rows } = await database.query<{ id: string }>('select id from leads')
    return rows.map(({ id }) => id)
  }

  it('serves and stores the calls that it admits, rejects the others, and stays ready', async () => {
    // No create can end before the lock does, so the wait grows until calls are rejected.
    await database.query('begin')
    await database.query('lock table leads in access exclusive mode')
    const calls: ReturnType<typeof create>[] = []
    const seen = { rejected: 0 }
    while (seen.rejected < 20) {
      const call = create()
      calls.push(call)
      void call.then(({ status }) => {
        if (status !== 200) seen.rejected += 1
      })
      // The server has decided about the call before it replies to this one.
      await get('/healthz')
    }
    expect([await get('/healthz'), await get('/readyz')]).toEqual([200, 200])
    await database.query('rollback')
    const replies = await Promise.all(calls)
    const served = replies.filter(({ status }) => status === 200)
    // At least those that had a connection; on a slow machine the expected wait admits no more.
    expect(served.length).toBeGreaterThanOrEqual(poolSize)
    for (const { status, retryAfter } of replies.filter((reply) => reply.status !== 200)) {
      expect([503, 429]).toContain(status)
      expect(Number(retryAfter)).toBeGreaterThan(0)
    }
    expect(new Set(await readIds())).toEqual(new Set(served.map(({ id }) => id)))
    expect((await create()).status).toBe(200)
  })

  it('loses no call when 400 arrive at the same time', async () => {
    const before = await readIds()
    const replies = await Promise.all(Array.from({ length: 400 }, create))
    const served = replies.flatMap(({ id }) => id ?? [])
    expect(
      replies.filter(({ status, retryAfter }) => status !== 200 && (status !== 503 || retryAfter === null)),
    ).toEqual([])
    expect(served.length).toBeGreaterThan(0)
    expect(new Set(await readIds())).toEqual(new Set([...before, ...served]))
  })
})
