// The limit of e-mails to one address over all leads, on both engines, and over two servers on one PostgreSQL.
import { randomUUID } from 'node:crypto'
import { dayMs, hourMs, minuteMs } from '@loan/domain/durations'
import { leaveDevice, sendContinueLink } from '@loan/domain/contract/devices'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseConfig } from '../config/config.ts'
import { openPostgres } from '../database/openStorage.ts'
import { emailSends, outbox } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { answer } from '../testing/applicant.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'
import { anna, type TestApplicant, withTag } from '../testing/personas.ts'
import { createDatabase } from '../testing/createDatabase.ts'
import { productionEnvironment } from '../testing/production.ts'
import { runRetentionJobs } from '../testing/runRetentionJobs.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { createTestServer, type TestServer } from '../testing/testServer.ts'
import { readState, requestStatus, submitApplication, waitForLenders } from '../testing/leadRequests.ts'

const environment = { EMAILS_PER_ADDRESS: '4' }

const countEmails = async (database: Database, { id }: LeadHandle): Promise<number> =>
  (
    await database
      .select()
      .from(outbox)
      .where(and(eq(outbox.leadId, id), eq(outbox.kind, 'email')))
  ).length

const withEmail = (email: string): TestApplicant => ({
  ...anna,
  answers: { ...anna.answers, contactDetails: { ...anna.answers.contactDetails, email } },
})

it('the budget of an address has a default where e-mails are sent', () => {
  expect(parseConfig({}).emailsPerAddress).toBe(0)
  expect(parseConfig(productionEnvironment).emailsPerAddress).toBe(20)
  expect(parseConfig({ ...productionEnvironment, EMAILS_PER_ADDRESS: '0' }).emailsPerAddress).toBe(0)
})

describe.each(engines)('e-mails to one address on $name', ({ open }) => {
  const server = createServerFixture(open, environment)
  beforeEach(async () => {
    await server.storage.database.delete(emailSends)
  })

  const submitMany = async (count: number, persona: TestApplicant = anna): Promise<readonly LeadHandle[]> => {
    const owned: LeadHandle[] = []
    for (let index = 0; index < count; index += 1) owned.push(await submitApplication(server, persona))
    return owned
  }
  const countAll = async (owned: readonly LeadHandle[]): Promise<readonly number[]> =>
    Promise.all(owned.map((lead) => countEmails(server.storage.database, lead)))
  const requestLink = ({ id, token }: LeadHandle) => server.call(sendContinueLink, { params: { id }, token })

  it('are limited to half of the budget in an hour over all leads, whatever the case of the address', async () => {
    expect(await countAll(await submitMany(1))).toEqual([1])
    const upper = withEmail(String(anna.answers.contactDetails?.email).toUpperCase())
    expect(await countAll(await submitMany(3, upper))).toEqual([1, 0, 0])
    expect(await countAll(await submitMany(1, withEmail('other@example.com')))).toEqual([1])
  })

  it('without budget, a device that leaves keeps its access, because it would get no link', async () => {
    const [lead] = (await submitMany(3)).slice(-1)
    if (lead === undefined) throw new Error('There is no lead')
    const leave = () =>
      server.call(leaveDevice, { params: { id: lead.id }, body: { sendLink: true }, token: lead.token })
    expect((await leave()).status).toBe(429)
    expect((await requestStatus(server, lead)).id).toBe(lead.id)
    await server.storage.database.delete(emailSends)
    expect((await leave()).reply).toEqual({ left: true })
    expect(await countEmails(server.storage.database, lead)).toBe(1)
  })

  it('get the same reply with and without budget', async () => {
    const [within, beyond] = [await submitApplication(server, anna), (await submitMany(2)).at(-1)]
    if (beyond === undefined) throw new Error('There is no second lead')
    server.passMs(61_000)
    await server.storage.database.delete(emailSends)
    const sent = await requestLink(within)
    await submitMany(1)
    const withheld = await requestLink(beyond)
    expect(await countAll([within, beyond])).toEqual([2, 0])
    const shown = ({ status, text, headers }: typeof sent) => [status, text, Object.keys(headers)]
    expect(shown(withheld)).toEqual(shown(sent))
    // The limit of a lead counts its requests, also those without an e-mail.
    const again = [await requestLink(within), await requestLink(beyond)]
    expect(again.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
      [429, '60'],
      [429, '60'],
    ])
  })

  it('are limited in a day, and beyond that to one an hour', async () => {
    const owned: LeadHandle[] = []
    for (const minutes of [0, 30, 31, 30]) {
      server.passMs(minutes * minuteMs)
      owned.push(await submitApplication(server, anna))
    }
    expect(await countAll(owned)).toEqual([1, 1, 1, 1])
    server.passMs(hourMs - 1)
    expect(await countAll(await submitMany(1))).toEqual([0])
    server.passMs(1)
    expect(await countAll(await submitMany(2))).toEqual([1, 0])
  })

  it('include the receipt of an accepted offer, which is always sent', async () => {
    const owned = await submitApplication(server, withTag(anna, 'proficredit-offer'))
    await submitMany(3, withTag(anna, 'proficredit-offer'))
    await waitForLenders(server, owned)
    await answer(server, owned, await requestStatus(server, owned))
    expect(readState(await waitForLenders(server, owned))).toBe('ACCEPTED')
    expect(await countAll([owned])).toEqual([2])
    expect(await server.storage.database.select().from(emailSends)).toHaveLength(3)
  })

  it('are forgotten after a day, and stored without the address', async () => {
    await submitMany(1)
    const rows = await server.storage.database.select().from(emailSends)
    expect(rows.map(({ addressHash }) => addressHash)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/u)])
    server.passMs(dayMs + 1)
    expect(await runRetentionJobs(server.storage.database, server.now(), 30)).toMatchObject({ emails: 1 })
    expect(await server.storage.database.select().from(emailSends)).toEqual([])
  })
})

const url = process.env['TEST_DATABASE_URL']

describe.skipIf(url === undefined)('e-mails to one address from two servers on one PostgreSQL', () => {
  const servers: TestServer[] = []
  beforeAll(async () => {
    const database = await createDatabase(url ?? '', `emails_${randomUUID().replaceAll('-', '')}`)
    for (let index = 0; index < 2; index += 1) {
      servers.push(await createTestServer(await openPostgres(database, 10), environment))
    }
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
  })

  it('have one budget, also for applications at the same time', async () => {
    const owned = await Promise.all(
      servers.flatMap((server) => Array.from({ length: 4 }, () => submitApplication(server, anna))),
    )
    const [first] = servers
    if (first === undefined) throw new Error('There is no server')
    const counts = await Promise.all(owned.map((lead) => countEmails(first.storage.database, lead)))
    expect(counts.filter((count) => count > 0)).toEqual([1, 1])
    expect(await first.storage.database.select().from(emailSends)).toHaveLength(2)
  })
})
