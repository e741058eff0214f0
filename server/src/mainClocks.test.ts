// Two processes on one PostgreSQL whose clocks differ by three minutes, and a lender that answers slowly: both use the
// clock of the database for leases, due times and signatures.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { addDays, requireIsoDate } from '@loan/domain/calendar'
import pg from 'pg'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDatabase } from './testing/createDatabase.ts'
import { fetchStatus, sendLead } from './testing/leadCalls.ts'
import { anna } from './testing/personas.ts'
import { findFreePort } from './testing/findFreePort.ts'
import { type ServerProcess, startServer } from './testing/serverProcess.ts'

const url = process.env['TEST_DATABASE_URL']

// A process can start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** More than the two minutes of a lease, and than the minute that the lender has. */
const aheadMs = 180_000

/** The option of Node that sets the clock of a process ahead. */
const buildClockOption = (ms: number): string => {
  const script = `
    const Own = Date
    const now = () => Own.now() + ${ms}
    globalThis.Date = class extends Own {
      constructor(...given) { super(...(given.length === 0 ? [now()] : given)) }
      static now() { return now() }
    }`
  return `--import=data:text/javascript,${encodeURIComponent(script)}`
}

const today = requireIsoDate(new Date().toISOString().slice(0, 10))
const buildAnswers = (amount: number) => ({
  ...anna.answers,
  amount,
  incomeDetails: { ...anna.answers.incomeDetails, incomePayday: addDays(today, 10) },
})

/**
 * The amount of an application selects one of two lenders: the time of one ends within the difference of the clocks.
 */
const amounts = { patient: 1000, short: 1100 } as const

const buildLender = (key: keyof typeof amounts, port: number, answerSeconds: number) => ({
  key,
  name: key,
  country: 'PL',
  order: 1,
  url: `http://127.0.0.1:${port}/${key}`,
  secretVariable: 'LENDER_SECRET',
  contact: { website: `https://${key}.example`, email: `help@${key}.example` },
  serves: [{ path: 'amount', reason: 'amount', isOneOf: [amounts[key]] }],
  sends: ['amount'],
  answerSeconds,
  followUpSeconds: 600,
})

const requestSchema = v.object({ id: v.string() })

describe.skipIf(url === undefined)('two processes with clocks three minutes apart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-clocks-'))
  const received: { readonly id: string; readonly sentAt: number }[] = []
  /** Answers nothing before the end of the tests. */
  const slowLender = createServer((request) => {
    void text(request).then((body) => {
      const { id } = v.parse(requestSchema, JSON.parse(body))
      received.push({ id, sentAt: Number(request.headers['loan-timestamp']) * 1000 })
    })
  })
  const servers: ServerProcess[] = []
  let database: pg.Client
  beforeAll(async () => {
    await new Promise<void>((resolve) => void slowLender.listen(0, '127.0.0.1', resolve))
    const address = slowLender.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const file = join(folder, 'lenders.json')
    writeFileSync(
      file,
      JSON.stringify({ lenders: [buildLender('patient', port, 600), buildLender('short', port, 60)] }),
    )
    const databaseUrl = await createDatabase(url ?? '', `clocks_${randomUUID().replaceAll('-', '')}`)
    for (const ms of [0, aheadMs]) {
      const server = startServer({
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        SECRET_KEY: 'k'.repeat(32),
        LENDERS: 'real',
        LENDERS_FILE: file,
        LENDER_SECRET: 's'.repeat(32),
        NODE_OPTIONS: buildClockOption(ms),
        PORT: String(await findFreePort()),
        LOG_LEVEL: 'warn',
      })
      servers.push(server)
      await server.started
    }
    database = new pg.Client({ connectionString: databaseUrl })
    await database.connect()
  })
  afterAll(async () => {
    for (const { child, ended } of servers) {
      child.kill('SIGKILL')
      await ended
    }
    slowLender.closeAllConnections()
    slowLender.close()
    await database.end()
    rmSync(folder, { recursive: true, force: true })
  })

  /** The attempts of each request to a lender, in the order of the requests. */
  const readAttempts = async (key: keyof typeof amounts) => {
    const { rows } = await database.query<{ attempts: number }>(
      'select attempts from outbox where channel = $1 order by id',
      [`lender-${key}`],
    )
    return rows.map(({ attempts }) => attempts)
  }
  const waitForRequests = async (count: number): Promise<void> => {
    await expect.poll(() => received.length, { timeout: 20_000, interval: 20 }).toBeGreaterThanOrEqual(count)
  }
  const readUrls = () => {
    const [behind, ahead] = servers.map((server) => server.url)
    if (behind === undefined || ahead === undefined) throw new Error('Two servers should run')
    return { behind, ahead }
  }

  it('send no request twice', async () => {
    const { behind, ahead } = readUrls()
    await sendLead(behind, anna.product.id, buildAnswers(amounts.patient))
    await waitForRequests(1)
    // The commit wakes the worker of the process ahead, which claims all rows that are due for it.
    await sendLead(ahead, anna.product.id, buildAnswers(amounts.patient))
    await waitForRequests(2)
    expect(await readAttempts('patient')).toEqual([1, 1])
    expect(new Set(received.map(({ id }) => id)).size).toBe(received.length)
    for (const { sentAt } of received) expect(Math.abs(sentAt - Date.now())).toBeLessThan(aheadMs / 3)
  })

  it('give up no lender before its time limit', async () => {
    const { behind, ahead } = readUrls()
    const lead = await sendLead(behind, anna.product.id, buildAnswers(amounts.short))
    const { steps } = await fetchStatus(ahead, lead)
    expect(steps.map(({ kind }) => kind)).toEqual(['received', 'asking'])
  })
})
