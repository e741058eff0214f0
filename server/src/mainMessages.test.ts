// The real process with real gateways: messages leave soon after the request, and a stop loses none.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLead } from '@loan/domain/contract/lead'
import { addDays, requireIsoDate } from '@loan/domain/calendar'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPglite } from './database/openStorage.ts'
import { outbox } from './database/schema.ts'
import { anna } from './testing/personas.ts'
import { productionEnvironment } from './testing/production.ts'
import { findFreePort } from './testing/findFreePort.ts'
import { type ServerProcess, startServer } from './testing/serverProcess.ts'
import { startSmsServer, type TestSmsServer } from './testing/smsServer.ts'
import { startSmtpServer, type TestSmtpServer } from './testing/smtpServer.ts'

// A process can start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** The persona with a pay day relative to the real date. */
const today = requireIsoDate(new Date().toISOString().slice(0, 10))
const answers = {
  product: 'tukan-pl',
  ...anna.answers,
  incomeDetails: { ...anna.answers.incomeDetails, incomePayday: addDays(today, 10) },
}

describe('the server process in production', () => {
  let smtp: TestSmtpServer
  let sms: TestSmsServer
  let dataDir: string
  const running: ServerProcess[] = []
  beforeEach(async () => {
    smtp = await startSmtpServer()
    sms = await startSmsServer()
    dataDir = mkdtempSync(join(tmpdir(), 'loan-data-'))
  })
  afterEach(async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill('SIGKILL')
      await ended
    }
    await Promise.all([smtp.close(), sms.close()])
    rmSync(dataDir, { recursive: true, force: true })
  })

  const start = async (extra: Readonly<Record<string, string>> = {}) => {
    const port = String(await findFreePort())
    const server = startServer({
      ...productionEnvironment,
      PUBLIC_URL: `http://localhost:${port}`,
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      SMTP_TLS: 'off',
      SMS_URL: sms.url,
      DATA_DIR: dataDir,
      PORT: port,
      STOP_DELAY_SECONDS: '0',
      ...extra,
    })
    running.push(server)
    await server.started
    return server
  }
  const send = async (url: string, method: string, body: object, token?: string) => {
    const response = await fetch(`${url}/api/v3/lead`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token !== undefined && { 'lead-token': token }),
      },
      body: JSON.stringify(body),
    })
    const json: unknown = await response.json()
    return json
  }
  const submit = async (url: string): Promise<void> => {
    const { id, token, revision } = v.parse(createLead.reply, await send(url, 'POST', answers))
    await send(url, 'PUT', { ...answers, id, revision, submit: true }, token)
  }

  it('sends the e-mail of a submission, stops, and sends after a restart what a down mail server missed', async () => {
    const server = await start()
    await submit(server.url)
    // Less than the interval of the polls: the commit wakes the worker.
    await expect.poll(() => smtp.received.length, { timeout: 3000, interval: 50 }).toBe(1)
    const { port } = smtp
    await smtp.close()
    await submit(server.url)
    await expect.poll(() => server.output().includes('ECONNREFUSED'), { timeout: 5000, interval: 50 }).toBe(true)
    server.child.kill('SIGTERM')
    expect(await server.ended).toEqual({ code: 0, signal: null })
    const { email = '', phoneNumber = '' } = anna.answers.contactDetails ?? {}
    for (const hidden of [email, phoneNumber]) expect(server.output()).not.toContain(hidden)

    smtp = await startSmtpServer(port)
    const again = await start()
    await expect.poll(() => smtp.received.length, { timeout: 30_000, interval: 100 }).toBe(1)
    again.child.kill('SIGTERM')
    expect(await again.ended).toEqual({ code: 0, signal: null })
    const storage = await openPglite(dataDir)
    const rows = await storage.database.select().from(outbox).where(eq(outbox.kind, 'email'))
    await storage.close()
    expect(rows.map(({ status }) => status)).toEqual(['sent', 'sent'])
  })

  it('stops in time while a mail server does not answer, and leaves the e-mail to the next start', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const server = await start({ SMTP_URL: `smtp://127.0.0.1:${port}` })
    const connected = once(silent, 'connection')
    await submit(server.url)
    await connected
    server.child.kill('SIGTERM')
    expect(await server.ended).toEqual({ code: 0, signal: null })
    silent.close()
    const storage = await openPglite(dataDir)
    const rows = await storage.database.select().from(outbox).where(eq(outbox.kind, 'email'))
    await storage.close()
    expect(rows).toMatchObject([{ status: 'pending', attempts: 1, outcomeCode: 'stopped', claimedUntil: null }])
  })

  it('does not start with sandbox adapters, and names all that is missing', async () => {
    const server = startServer({ ENVIRONMENT: 'production', PUBLIC_URL: 'https://loans.example', DATA_DIR: dataDir })
    expect(await server.ended).toEqual({ code: 1, signal: null })
    expect(server.output().split('\n')).toEqual([
      'MESSAGES should be real in production, because the sandbox sends no messages; it needs SMTP_URL, EMAIL_FROM, SMS_URL, SMS_SECRET',
      'LENDERS should be real in production, because the sandbox lenders are invented; it needs LENDERS_FILE',
      'PROVIDERS should be real (with PROVIDERS_FILE) or none in production, because the sandbox accepts the outcome that the browser sends',
      expect.stringMatching(/^FILE_SCAN /u),
      '',
    ])
  })
})
