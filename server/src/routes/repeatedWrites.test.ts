// Sends each write with an idempotency key twice (a retry after a lost reply): one effect and the same reply.
import { createHash, createHmac, randomUUID } from 'node:crypto'
import {
  changeMobile,
  leadMobileVerification,
  resendMobileCode,
  setPassword,
  verifyMobile,
} from '@loan/domain/contract/customer'
import {
  comeBack,
  confirmLink,
  createLead,
  createLeadLegacy,
  eraseLead,
  leadStatus,
  redirectLead,
  skipLender,
  updateLeadLegacy,
} from '@loan/domain/contract/lead'
import { endOtherDevices, renewLink, sendContinueLink } from '@loan/domain/contract/devices'
import { lenderStepCalls } from '@loan/domain/contract/lender-steps'
import { type EndpointName, endpoints } from '@loan/domain/contract/registry'
import { lenderStepStates } from '@loan/domain/lender-steps/lenderSteps'
import { screenNameOf, type StateName } from '@loan/domain/states'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { idempotencyKeys, leads, leadTokens, resumeLinks } from '../database/schema.ts'
import { unsealReply } from '../http/sealedReply.ts'
import { answer } from '../testing/applicant.ts'
import { engines } from '../testing/databases.ts'
import { anna, tagged } from '../testing/personas.ts'
import { buildJpeg } from '../testing/pictures.ts'
import { repeatWrites } from '../testing/repeatWrites.ts'
import { setUpServer } from '../testing/setUpServer.ts'
import { createFor, lastSent, linkSecretOf, settle, stateOf, statusOf, submitFor } from '../testing/testServer.ts'
import { sendDocument, sendPicture } from '../testing/uploading.ts'

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints)

describe.each(engines)('a write sent twice with one key on $name', ({ open }) => {
  const server = repeatWrites(setUpServer(open))

  const reach = async (state: StateName) => {
    const owned = await submitFor(server, tagged(anna, screenNameOf(state)))
    const status = await settle(server, owned)
    expect(stateOf(status)).toBe(state)
    return { owned, status }
  }
  const revisionOf = async (id: string) =>
    (await server.storage.database.select().from(leads).where(eq(leads.id, id)))[0]?.revision

  const countTokens = async (id: string) =>
    (await server.storage.database.select().from(leadTokens).where(eq(leadTokens.leadId, id))).length

  it.each(lenderStepStates)('answers %s once', async (state) => {
    const { owned, status } = await reach(state)
    await answer(server, owned, status)
    expect(stateOf(await settle(server, owned))).toBe('ACCEPTED')
  })

  it('skips one lender', async () => {
    const { owned } = await reach('PROFICREDIT_OFFER')
    const before = await revisionOf(owned.id)
    await server.mustCall(skipLender, { params: { id: owned.id }, token: owned.token })
    expect(await revisionOf(owned.id)).toBe((before ?? 0) + 1)
    const { steps } = await statusOf(server, owned)
    expect(steps.filter(({ kind }) => kind === 'skipped')).toHaveLength(1)
  })

  it('counts a wrong code once, and accepts the right one after it', async () => {
    const { owned, status } = await reach('MOBILE_VERIFICATION')
    const code = await lastSent(server, 'sms', owned.id)
    const wrong = code === '000000' ? '000001' : '000000'
    const key = randomUUID()
    const rejected = await server.call(verifyMobile, { body: { id: owned.id, code: wrong }, token: owned.token, key })
    expect(rejected.status).toBe(422)
    const { verification } = await statusOf(server, owned)
    expect(verification?.triesLeft).toBe((status.verification?.triesLeft ?? 0) - 1)
    await server.mustCall(verifyMobile, { body: { id: owned.id, code }, token: owned.token, key })
  })

  it('sends one new code, and changes the number once', async () => {
    const { owned, status } = await reach('MOBILE_VERIFICATION')
    const { id, token } = owned
    server.passMs(120_000)
    await server.mustCall(resendMobileCode, { body: { id }, token })
    expect((await statusOf(server, owned)).verification?.resendsLeft).toBe((status.verification?.resendsLeft ?? 0) - 1)
    await server.mustCall(changeMobile, { body: { id, phoneNumber: '+48601234599' }, token })
    const code = await lastSent(server, 'sms', id)
    await server.mustCall(leadMobileVerification, { body: { id, code }, token })
  })

  it('stores one password and one picture of a side', async () => {
    const { owned } = await reach('ID_UPLOAD')
    const { id, token } = owned
    const before = await revisionOf(id)
    await server.mustCall(setPassword, { body: { id, password: 'cztery konie w lesie' }, token })
    for (const side of ['front', 'selfie'] as const) {
      expect((await sendPicture(server, owned, { side, body: buildJpeg() })).status).toBe(200)
    }
    expect((await sendDocument(server, owned, ['passport', 'AB1234567'])).status).toBe(200)
    expect(await revisionOf(id)).toBe((before ?? 0) + 4)
    const rows = await server.storage.database.select().from(idempotencyKeys)
    expect(JSON.stringify(rows)).not.toContain('konie')
  })

  it('returns from a provider once, opens one device by a link, and updates on the older path', async () => {
    const legacy = await server.mustCall(createLeadLegacy, { body: { product: 'tukan-pl', amount: 5000 } })
    const { id, token, revision } = legacy
    await server.mustCall(updateLeadLegacy, { body: { product: 'tukan-pl', id, revision, amount: 4000 }, token })
    const { owned } = await reach('INSTANTOR')
    const { url } = await server.mustCall(redirectLead, { params: { id: owned.id }, token: owned.token })
    const reference = new URL(url).searchParams.get('reference') ?? ''
    await server.mustCall(comeBack, { body: { reference, outcome: 'confirm' } })
    expect(stateOf(await settle(server, owned))).toBe('ACCEPTED')
    const secret = linkSecretOf(await lastSent(server, 'email', owned.id))
    const tokens = await countTokens(owned.id)
    await server.mustCall(confirmLink, {
      params: { id: secret, urlType: 'continue' },
      body: { dateOfBirth: anna.answers.personalDetails?.dateOfBirth ?? '' },
    })
    expect(await countTokens(owned.id)).toBe(tokens + 1)
  })

  it('creates one hand-over to a partner', async () => {
    const { id, token } = await submitFor(server, tagged(anna, 'smava'))
    await settle(server, { id, token })
    const { url } = await server.mustCall(lenderStepCalls.sale, { body: { id }, token })
    expect(new URL(url).searchParams.get('reference')).toMatch(/^[\w-]{43}$/u)
  })

  it('erases a draft and a submitted lead, and replays the reply after that', async () => {
    const [draft, sent] = [await createFor(server, anna), await submitFor(server, anna)]
    for (const { id, token } of [draft, sent]) {
      const key = randomUUID()
      expect(await server.mustCall(eraseLead, { params: { id }, token, key })).toEqual({ erased: true })
      expect((await server.call(leadStatus, { params: { id }, token })).status).toBe(410)
      // The key alone does not return the reply, because the caller's token is part of the request.
      expect((await server.call(eraseLead, { params: { id }, token: 'x'.repeat(43), key })).status).toBe(404)
      expect((await server.call(eraseLead, { params: { id }, token })).status).toBe(410)
    }
  })

  it('sends one link for another device, ends the others once and renews a locked link once', async () => {
    const { id, token } = await createFor(server, anna)
    await server.mustCall(sendContinueLink, { params: { id }, token })
    const secret = linkSecretOf(await lastSent(server, 'email', id))
    const link = { id: secret, urlType: 'continue' } as const
    const dateOfBirth = anna.answers.personalDetails?.dateOfBirth ?? ''
    await server.mustCall(confirmLink, { params: link, body: { dateOfBirth } })
    server.passMs(60_000)
    expect(await server.mustCall(endOtherDevices, { params: { id }, token })).toEqual({ ended: 1 })
    expect(await countTokens(id)).toBe(1)
    const links = async () => (await server.storage.database.select().from(resumeLinks)).length
    const before = await links()
    await server.mustCall(renewLink, { params: link })
    expect(await links()).toBe(before + 1)
  })

  it('covers every endpoint that needs a key', () => {
    expect(names.filter((name) => endpoints[name].needsIdempotencyKey && !server.repeated.has(name))).toEqual([])
  })
})

describe.each(engines)('the key of a create on $name', ({ open }) => {
  const server = setUpServer(open, { TRUSTED_PROXIES: '127.0.0.1' })
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
})

describe.each(engines)('the stored reply of a write with a guessable key on $name', ({ open }) => {
  const server = setUpServer(open)

  it('reveals neither the key nor the request nor the reply without the secret of the server', async () => {
    const { id, token } = await submitFor(server, anna)
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
    expect(() => unsealReply(row?.sealedReply ?? '', '1')).toThrow('cannot be decrypted')
  })
})
