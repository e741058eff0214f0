// Rotations of the server's secret on both engines: requests to servers with different secrets on one database.
import { randomUUID } from 'node:crypto'
import { hourMs } from '@loan/domain/durations'
import { openByPassword, setPassword, unsubscribeByLink, verifyMobile } from '@loan/domain/contract/customer'
import { createLead, eraseLead } from '@loan/domain/contract/lead'
import { describe, expect, it } from 'vitest'
import { idempotencyKeys, leads, passwords } from '../database/schema.ts'
import { buildUnsubscribeToken } from '../messages/unsubscribeToken.ts'
import { engines } from '../testing/databases.ts'
import { anna, type TestApplicant, withTag } from '../testing/personas.ts'
import { createRotationFixture, first, second } from '../testing/rotationFixture.ts'
import type { TestServer } from '../testing/testServer.ts'
import { createDraft, readLastMessage, submitApplication, waitForLenders } from '../testing/leadRequests.ts'
import { rotateSecretKey } from './rotateSecretKey.ts'

const withEmail = (email: string): TestApplicant => ({
  ...anna,
  answers: { ...anna.answers, contactDetails: { ...anna.answers.contactDetails, email } },
})

describe.each(engines)('a rotation on $name', ({ open }) => {
  const { storage, start } = createRotationFixture(open)
  const rotate = ({ services, now }: TestServer) => rotateSecretKey(storage().database, services.secretKey, now())

  it('leaves a code and a repeated request valid, and their limits', async () => {
    const before = await start(first)
    const owned = await submitApplication(before, withTag(anna, 'verification'))
    await waitForLenders(before, owned)
    const code = await readLastMessage(before, 'sms', owned.id)
    const after = await start(second, first)
    const verify = { body: { id: owned.id, code }, token: owned.token, key: randomUUID() }
    const wrong = { ...verify, body: { id: owned.id, code: code === '000000' ? '000001' : '000000' } }
    expect((await after.call(verifyMobile, { ...wrong, key: randomUUID() })).status).toBe(422)
    expect((await before.call(verifyMobile, verify)).status).toBe(200)
    expect((await after.call(verifyMobile, verify)).status).toBe(200)
    // The number has no codes left: `before` sent the only one of the day.
    const next = await submitApplication(after, withTag(anna, 'verification'))
    await waitForLenders(after, next)
    await expect(readLastMessage(after, 'sms', next.id)).rejects.toThrow('No message')
  })

  it.each([
    ['the former', [first], [second, first]],
    ['the next', [second, first], [first, second]],
  ])(
    'returns the reply to a create that a server with %s secret stored',
    async (_which, [a = ''], [b = '', c = '']) => {
      const [one, other] = [await start(a), await start(b, c)]
      // Without a session the scope has the keyed hash of the network.
      const request = { body: { product: 'tukan-pl' as const }, key: randomUUID() }
      const created = await one.mustCall(createLead, request)
      expect(await other.mustCall(createLead, request)).toEqual(created)
      expect((await other.call(createLead, { ...request, body: { product: 'vireo-pl' } })).status).toBe(422)
      expect(await storage().database.select().from(leads)).toHaveLength(1)
    },
  )

  it('creates one lead for concurrent requests with one key at servers with either secret', async () => {
    const pair = [await start(first, second), await start(second, first)]
    for (let round = 0; round < 5; round += 1) {
      const request = { body: { product: 'tukan-pl' as const }, key: randomUUID() }
      const replies = await Promise.all([...pair, ...pair].map((server) => server.call(createLead, request)))
      expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    }
    expect(await storage().database.select().from(leads)).toHaveLength(5)
    expect(await storage().database.select().from(idempotencyKeys)).toHaveLength(5)
  })

  it('replays the reply to an erase, although the lead no longer exists', async () => {
    const before = await start(first)
    const { id, token } = await createDraft(before, anna)
    const request = { params: { id }, token, key: randomUUID() }
    const erased = await before.mustCall(eraseLead, request)
    expect(await (await start(second, first)).mustCall(eraseLead, request)).toEqual(erased)
  })

  it('leaves passwords usable, also without the former secret, and counts their attempts', async () => {
    const before = await start(first, second)
    const owned = await submitApplication(before, withEmail('anna.rotation@example.com'))
    const password = 'cztery konie w lesie'
    await before.mustCall(setPassword, { body: { id: owned.id, password }, token: owned.token })
    const signIn = (server: TestServer, given = password) =>
      server.call(openByPassword, {
        body: { product: 'tukan-pl', email: 'Anna.Rotation@example.com', password: given },
      })
    const during = await start(second, first)
    expect((await signIn(during)).status).toBe(200)
    for (let tries = 0; tries < 10; tries += 1) await signIn(tries % 2 === 0 ? before : during, 'another password')
    expect([(await signIn(before)).status, (await signIn(during)).status]).toEqual([429, 429])
    const after = await start(second)
    after.passMs(2 * hourMs)
    expect((await signIn(after)).status).toBe(422)
    expect((await rotate(during)).passwords).toEqual({ changed: 1, unreadable: 0 })
    expect((await signIn(after)).reply?.id).toBe(owned.id)
    expect((await rotate(during)).passwords).toEqual({ changed: 0, unreadable: 0 })
  })

  it('counts the hash of an address that the lead no longer has', async () => {
    const before = await start(first)
    const owned = await submitApplication(before, anna)
    const row = { leadId: owned.id, salt: '', hash: '', emailHash: 'of another address', setBy: null, at: before.now() }
    await storage().database.insert(passwords).values(row)
    expect((await rotate(await start(second, first))).passwords).toEqual({ changed: 0, unreadable: 1 })
    expect(await storage().database.select().from(passwords)).toEqual([row])
  })

  it('accepts the unsubscribe link of a former secret while the server has it', async () => {
    const token = buildUnsubscribeToken({ current: first, others: [] }, { email: 'a@example.com', product: 'tukan-pl' })
    const send = async (server: TestServer) => (await server.call(unsubscribeByLink, { body: { token } })).status
    expect([await send(await start(second, first)), await send(await start(second))]).toEqual([200, 404])
  })
})
