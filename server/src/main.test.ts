// The real process: messages at start, the lock of its folder, and no lost data after a kill.
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLead, leadStatus, updateLead } from '@loan/domain/contract/lead'
import { products } from '@loan/domain/products/registry'
import { states } from '@loan/domain/states'
import { addDays, requireIsoDate } from '@loan/domain/calendar'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPglite } from './database/openStorage.ts'
import { anna, withTag } from './testing/personas.ts'
import { findFreePort } from './testing/findFreePort.ts'
import { type ServerProcess, startServer } from './testing/serverProcess.ts'

const running: ServerProcess[] = []
let dataDir: string
let environment: Record<string, string>
/** A database created once, because that takes longer than the rest of a start. */
const template = mkdtempSync(join(tmpdir(), 'loan-template-'))
beforeAll(async () => {
  await (await openPglite(template)).close()
})
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-data-'))
  cpSync(template, folder, { recursive: true })
  return folder
}
beforeEach(async () => {
  dataDir = newFolder()
  environment = { DATA_DIR: dataDir, PORT: String(await findFreePort()), LOG_LEVEL: 'warn' }
})
const start = (extra: Readonly<Record<string, string>> = {}): ServerProcess => {
  const server = startServer({ ...environment, ...extra })
  running.push(server)
  return server
}
const killAll = async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
}
afterEach(async () => {
  await killAll()
  rmSync(dataDir, { recursive: true, force: true })
})
afterAll(() => rmSync(template, { recursive: true, force: true }))

type RequestOptions = { readonly body?: object; readonly token?: string; readonly key?: string }
const send = async (url: string, method: string, { body, token, key }: RequestOptions) => {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { 'lead-token': token }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const json: unknown = await response.json()
  return { status: response.status, json }
}

/** The persona with a pay day relative to the real date. */
const today = requireIsoDate(new Date().toISOString().slice(0, 10))
const persona = withTag(anna, 'accepted')
const answers = {
  product: 'tukan-pl',
  ...persona.answers,
  incomeDetails: { ...persona.answers.incomeDetails, incomePayday: addDays(today, 10) },
}

const createOne = async (url: string, key: string) => {
  const { json } = await send(`${url}/api/v3/lead`, 'POST', { body: answers, key })
  return v.parse(createLead.reply, json)
}

// A process can start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const productNames = Object.values(products).map(({ brand, country: { code } }) => `${brand} in ${code.toLowerCase()}`)
const expected = `BRAND and COUNTRY should be one of: ${productNames.join(', ')}\n`

const secretKey = 'k'.repeat(32)

describe('the server process', () => {
  it.each([
    [{ PORT: 'x' }, 'PORT should be a whole number from 1 to 65535, not "x"\n'],
    [{ BRAND: 'nobody' }, expected],
    [{ COUNTRY: 'vn' }, expected],
    [
      { UPLOAD_DIR: '/dev/null' },
      'UPLOAD_DIR should be a folder to write to, not "/dev/null": a file is in its place\n',
    ],
    [{ WEB_DIR: '/nowhere' }, 'WEB_DIR should be a folder of a built page: /nowhere/index.html is missing\n'],
    [
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x', SECRET_KEY: secretKey },
      'DATABASE_URL should be the address of a PostgreSQL database that answers: nothing listens there\n',
    ],
    [
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' },
      'SECRET_KEY should be set with DATABASE_URL, to the same value on every server\n',
    ],
  ])('does not start with %o and prints the reason in one line', async (bad, message) => {
    const server = start(bad)
    expect(await server.ended).toEqual({ code: 1, signal: null })
    expect(server.output()).toBe(message)
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false)
  })

  it('rejects a second process on its folder, and another one on its port', async () => {
    const first = start()
    await first.started
    const second = start({ PORT: String(await findFreePort()) })
    expect((await second.ended).code).toBe(1)
    expect(second.output()).toBe(
      `The data folder ${dataDir} is in use by process ${first.child.pid}; stop it, or set DATA_DIR to another folder\n`,
    )
    const other = newFolder()
    const third = start({ DATA_DIR: other })
    expect((await third.ended).code).toBe(1)
    expect(third.output()).toBe(
      `PORT should be free: something listens on ${environment['PORT']} already; stop it, or set PORT to another\n`,
    )
    expect(existsSync(join(other, 'server.lock'))).toBe(false)
    rmSync(other, { recursive: true })
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  })

  it('completes open requests before it stops, and releases its folder', async () => {
    // Without overload: a busy machine would reject some of the requests after the usual wait.
    const server = start({ DATABASE_WAIT_MS: '30000', DATABASE_TARGET_WAIT_MS: '0' })
    await server.started
    const creating = Array.from({ length: 40 }, () => createOne(server.url, randomUUID()))
    await creating[0]
    server.child.kill('SIGTERM')
    const results = await Promise.allSettled(creating)
    // The closed port rejects requests without a connection; no request gets an error reply.
    const faults = results.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
    expect(faults.filter((fault) => !fault.includes('fetch failed'))).toEqual([])
    expect(await server.ended).toEqual({ code: 0, signal: null })
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false)
  })

  const databaseUrl = process.env['TEST_DATABASE_URL']
  const engines = [
    { engine: 'PGlite', extra: {} },
    ...(databaseUrl === undefined
      ? []
      : [{ engine: 'PostgreSQL', extra: { DATABASE_URL: databaseUrl, SECRET_KEY: secretKey } }]),
  ]
  it.each(engines)('loses no acknowledged lead when it is killed ($engine)', async ({ extra }) => {
    const acknowledged = new Map<string, v.InferOutput<typeof createLead.reply>>()
    const keys: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const server = start(extra)
      await server.started
      const enough = acknowledged.size + 10 + round
      const work = Array.from({ length: 4 }, async () => {
        for (;;) {
          const key = randomUUID()
          keys.push(key)
          acknowledged.set(key, await createOne(server.url, key))
          // The other three requests are still open.
          if (acknowledged.size === enough) server.child.kill('SIGKILL')
        }
      })
      await Promise.allSettled(work)
      expect((await server.ended).signal).toBe('SIGKILL')
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(33)

    const server = start(extra)
    await server.started
    for (const [key, { id, token }] of acknowledged) {
      const { status } = await send(`${server.url}/api/lead/status/${id}`, 'GET', { token })
      expect([key, status]).toEqual([key, 200])
    }
    // A retry of each request, acknowledged or not, returns the same lead.
    for (const key of keys.slice(-20)) {
      const again = await createOne(server.url, key)
      expect(again).toEqual(acknowledged.get(key) ?? again)
      expect(await createOne(server.url, key)).toEqual(again)
    }
  })

  it.each(engines)('continues a lender journey after it was killed ($engine)', async ({ extra }) => {
    const server = start(extra)
    await server.started
    const { id, token, revision } = await createOne(server.url, randomUUID())
    const body = { ...answers, id, revision, submit: true }
    const key = randomUUID()
    const submitted = await send(`${server.url}/api/v3/lead`, 'PUT', { body, token, key })
    expect(submitted.status).toBe(200)
    server.child.kill('SIGKILL')
    await server.ended

    const again = start(extra)
    await again.started
    expect(await send(`${again.url}/api/v3/lead`, 'PUT', { body, token, key })).toEqual(submitted)
    expect(v.parse(updateLead.reply, submitted.json).progressState).toBe(states.CHECKING.code)
    await expect
      .poll(
        async () => {
          const { json } = await send(`${again.url}/api/lead/status/${id}`, 'GET', { token })
          return v.parse(leadStatus.reply, json).progressState
        },
        { timeout: 10_000, interval: 200 },
      )
      .toBe(states.ACCEPTED.code)
  })
})
