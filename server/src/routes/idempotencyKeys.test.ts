// The idempotency keys that a write accepts, their owners, and what their stored reply reveals.
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { setPassword } from '@loan/domain/contract/customer'
import { createLead } from '@loan/domain/contract/lead'
import { describe, expect, it } from 'vitest'
import { idempotencyKeys } from '../database/schema.ts'
import { decryptReply } from '../http/encryptedReply.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'
import { anna } from '../testing/personas.ts'
import { submitApplication } from '../testing/leadRequests.ts'

describe.each(engines)('the key of a create on $name', ({ open }) => {
  const server = createServerFixture(open, { TRUSTED_PROXIES: '127.0.0.1' })
  const body = { product: 'tukan-pl', amount: 5000 }

  it.each(['1', 'create-1', '00000000-0000-0000-0000-000000000000', 'b5c4e0f2-7b1a-11ee-b962-0242ac120002'])(
    'is rejected when it is %s, which another caller could use too',
    async (key) => {
      const { status, problem } = await server.call(createLead, { body, key })
      expect([status, problem?.type]).toEqual([400, 'urn:loan:problem:bad-request'])
    },
  )

  it.each(['018f4e9a-7d5b-7c3e-9a51-3c1d2e4f5a6b', 'B6C0F7E2-3A51-4D0B-8E27-90AB12CD34EF'])(
    'is accepted when it is a random UUID such as %s',
    async (key) => {
      const { token } = await server.mustCall(createLead, { body, key })
      expect((await server.mustCall(createLead, { body, key: key.toLowerCase() })).token).toBe(token)
    },
  )

  it('is scoped to the session, or without one to the network of the caller', async () => {
    const key = randomUUID()
    const [own, other] = ['192.0.2.1', '198.51.100.1']
    const create = async (from: string, sessionId?: string) =>
      (await server.mustCall(createLead, { body: { ...body, ...(sessionId && { sessionId }) }, key, from })).token
    const token = await create(own)
    expect(await create(own)).toBe(token)
    expect(await create(other)).not.toBe(token)
    const session = randomUUID()
    const ofSession = await create(own, session)
    expect(ofSession).not.toBe(token)
    expect(await create(other, session)).toBe(ofSession)
    expect(await create(own, randomUUID())).not.toBe(ofSession)
  })

  it('is scoped to a session id of any accepted length', async () => {
    const key = randomUUID()
    const createIn = async (sessionId: string) =>
      (await server.mustCall(createLead, { body: { ...body, sessionId }, key })).token
    // Random, because an index compresses its entries.
    const session = randomBytes(2000).toString('hex')
    const token = await createIn(session)
    expect(await createIn(session)).toBe(token)
    expect(await createIn(session.replace(/.$/u, 'x'))).not.toBe(token)
  })
})

describe.each(engines)('the stored reply of a write with a guessable key on $name', ({ open }) => {
  const server = createServerFixture(open)

  it('reveals neither the key nor the request nor the reply without the secret of the server', async () => {
    const { id, token } = await submitApplication(server, anna)
    const body = { id, password: 'cztery konie w lesie' }
    await server.mustCall(setPassword, { body, token, key: '1' })
    const rows = await server.storage.database.select().from(idempotencyKeys)
    const row = rows.find(({ scope }) => scope.includes('password'))
    const request = JSON.stringify({ body, params: {} })
    expect(row?.keyHash).not.toBe(createHash('sha256').update(`${row?.scope}\n1`).digest('hex'))
    const guesses = [
      createHash('sha256').update(request).digest('hex'),
      createHmac('sha256', '1').update(request).digest('hex'),
    ]
    expect(guesses).not.toContain(row?.requestHash.replace('hmac:', ''))
    expect(() => decryptReply(row?.sealedReply ?? '', '1')).toThrow('cannot be decrypted')
  })
})
