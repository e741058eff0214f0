// Two servers on one PostgreSQL: the limits of codes, passwords and links hold for both together, also for calls that
// arrive at the same time (docs/decisions/41-rolling-updates.md).
import { openByPassword, verifyMobile } from '@loan/domain/contract/customer'
import { sendContinueLink } from '@loan/domain/contract/devices'
import { randomUUID } from 'node:crypto'
import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../database/openStorage.ts'
import { codeSends, outbox, passwordTries, resumeLinks, verifications } from '../database/schema.ts'
import { anna, withTag } from '../testing/personas.ts'
import { createDatabase } from '../testing/createDatabase.ts'
import { submitScenario } from '../testing/submitScenario.ts'
import { createTestServer, type TestServer } from '../testing/testServer.ts'
import { readLastMessage, submitApplication } from '../testing/leadRequests.ts'

const url = process.env['TEST_DATABASE_URL']

describe.skipIf(url === undefined)('two servers on one PostgreSQL', () => {
  const servers: TestServer[] = []
  let first: TestServer
  beforeAll(async () => {
    const database = await createDatabase(url ?? '', `limits_${randomUUID().replaceAll('-', '')}`)
    const environment = { CODES_PER_NUMBER: '3' }
    const open = async () => createTestServer(await openPostgres(database, 10), environment)
    first = await open()
    servers.push(first, await open())
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
  })

  /** Calls each server this many times, all at the same time. */
  const callBoth = <T>(times: number, call: (server: TestServer) => Promise<T>): Promise<T[]> =>
    Promise.all(servers.flatMap((server) => Array.from({ length: times }, () => call(server))))
  const passMs = (ms: number) => {
    for (const server of servers) server.passMs(ms)
  }
  const countStatuses = (replies: readonly { readonly status: number }[]): Readonly<Record<string, number>> =>
    Object.fromEntries(
      [...new Set(replies.map(({ status }) => status))].map((status) => [
        status,
        replies.filter((reply) => reply.status === status).length,
      ]),
    )
  const startVerification = (server: TestServer) => submitScenario(server, 'verification')

  it('send three codes to a number together', async () => {
    await callBoth(4, startVerification)
    const { database } = first.storage
    expect(await database.select().from(codeSends)).toHaveLength(3)
    expect(await database.select().from(verifications).where(isNotNull(verifications.codeHash))).toHaveLength(3)
    expect(await database.select().from(outbox).where(eq(outbox.kind, 'sms'))).toHaveLength(3)
    await database.delete(codeSends)
  })

  it('evaluate five wrong codes of a lead together', async () => {
    const owned = await startVerification(first)
    const code = (await readLastMessage(first, 'sms', owned.id)) === '000000' ? '000001' : '000000'
    const replies = await callBoth(20, (server) =>
      server.call(verifyMobile, { body: { id: owned.id, code }, token: owned.token }),
    )
    expect(replies.filter(({ problem }) => problem?.errors?.[0]?.code === 'code-wrong')).toHaveLength(5)
  })

  it('compare ten passwords for an address in an hour together', async () => {
    const body = { product: anna.product.id, email: 'anna@example.com', password: 'cztery konie w polu' }
    const replies = await callBoth(10, (server) => server.call(openByPassword, { body }))
    expect(countStatuses(replies)).toEqual({ 422: 10, 429: 10 })
    expect(await first.storage.database.select().from(passwordTries)).toHaveLength(10)
  })

  it('send one link of a lead in a minute together', async () => {
    const { id, token } = await submitApplication(first, withTag(anna, 'accepted'))
    passMs(60_000)
    const links = () => first.storage.database.select().from(resumeLinks).where(eq(resumeLinks.leadId, id))
    const before = (await links()).length
    const replies = await callBoth(4, (server) => server.call(sendContinueLink, { params: { id }, token }))
    expect(countStatuses(replies)).toEqual({ 200: 1, 429: 7 })
    expect(await links()).toHaveLength(before + 1)
  })
})
