// Sends each write with an idempotency key twice (a retry after a lost reply): one effect and the same reply.
import { randomUUID } from 'node:crypto'
import {
  changeMobile,
  leadMobileVerification,
  resendMobileCode,
  setPassword,
  verifyMobile,
} from '@loan/domain/contract/customer'
import {
  reportProviderReturn,
  confirmLink,
  createLeadLegacy,
  eraseLead,
  leadStatus,
  redirectLead,
  skipLender,
  updateLeadLegacy,
} from '@loan/domain/contract/lead'
import { endOtherDevices, leaveDevice, renewLink, sendContinueLink } from '@loan/domain/contract/devices'
import { lenderStepCalls } from '@loan/domain/contract/lenderSteps'
import { endpoints } from '@loan/domain/contract/registry'
import { lenderStepStates } from '@loan/domain/lender-steps/lenderSteps'
import { toScreenName, type StateName } from '@loan/domain/states'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listKeys } from '@loan/domain/records'
import { idempotencyKeys, leads, leadTokens, resumeLinks } from '../database/schema.ts'
import { answer } from '../testing/applicant.ts'
import { engines } from '../testing/databases.ts'
import { anna, withTag } from '../testing/personas.ts'
import { buildJpeg } from '../testing/pictures.ts'
import { repeatWrites } from '../testing/repeatWrites.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import {
  createDraft,
  readLastMessage,
  readLinkSecret,
  waitForLenders,
  readState,
  requestStatus,
  submitApplication,
} from '../testing/leadRequests.ts'
import { sendDocument, sendPicture } from '../testing/uploadCalls.ts'

const names = listKeys(endpoints)

describe.each(engines)('a write sent twice with one key on $name', ({ open }) => {
  const server = repeatWrites(createServerFixture(open))

  const reach = async (state: StateName) => {
    const owned = await submitApplication(server, withTag(anna, toScreenName(state)))
    const status = await waitForLenders(server, owned)
    expect(readState(status)).toBe(state)
    return { owned, status }
  }
  const readRevision = async (id: string) =>
    (await server.storage.database.select().from(leads).where(eq(leads.id, id)))[0]?.revision

  const countTokens = async (id: string) =>
    (await server.storage.database.select().from(leadTokens).where(eq(leadTokens.leadId, id))).length

  it.each(lenderStepStates)('answers %s once', async (state) => {
    const { owned, status } = await reach(state)
    await answer(server, owned, status)
    expect(readState(await waitForLenders(server, owned))).toBe('ACCEPTED')
  })

  it('skips one lender', async () => {
    const { owned } = await reach('PROFICREDIT_OFFER')
    const before = await readRevision(owned.id)
    await server.mustCall(skipLender, { params: { id: owned.id }, token: owned.token })
    expect(await readRevision(owned.id)).toBe((before ?? 0) + 1)
    const { steps } = await requestStatus(server, owned)
    expect(steps.filter(({ kind }) => kind === 'skipped')).toHaveLength(1)
  })

  it('counts a wrong code once, and accepts the right one after it', async () => {
    const { owned, status } = await reach('MOBILE_VERIFICATION')
    const code = await readLastMessage(server, 'sms', owned.id)
    const wrong = code === '000000' ? '000001' : '000000'
    const key = randomUUID()
    const rejected = await server.call(verifyMobile, { body: { id: owned.id, code: wrong }, token: owned.token, key })
    expect(rejected.status).toBe(422)
    const { verification } = await requestStatus(server, owned)
    expect(verification?.triesLeft).toBe((status.verification?.triesLeft ?? 0) - 1)
    await server.mustCall(verifyMobile, { body: { id: owned.id, code }, token: owned.token, key })
  })

  it('sends one new code, and changes the number once', async () => {
    const { owned, status } = await reach('MOBILE_VERIFICATION')
    const { id, token } = owned
    server.passMs(120_000)
    await server.mustCall(resendMobileCode, { body: { id }, token })
    expect((await requestStatus(server, owned)).verification?.resendsLeft).toBe(
      (status.verification?.resendsLeft ?? 0) - 1,
    )
    await server.mustCall(changeMobile, { body: { id, phoneNumber: '+48601234599' }, token })
    const code = await readLastMessage(server, 'sms', id)
    await server.mustCall(leadMobileVerification, { body: { id, code }, token })
  })

  it('stores one password and one picture of a side', async () => {
    const { owned } = await reach('ID_UPLOAD')
    const { id, token } = owned
    const before = await readRevision(id)
    await server.mustCall(setPassword, { body: { id, password: 'cztery konie w lesie' }, token })
    for (const side of ['front', 'selfie'] as const) {
      expect((await sendPicture(server, owned, { side, body: buildJpeg() })).status).toBe(200)
    }
    expect((await sendDocument(server, owned, ['passport', 'AB1234567'])).status).toBe(200)
    expect(await readRevision(id)).toBe((before ?? 0) + 4)
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
    await server.mustCall(reportProviderReturn, { body: { reference, outcome: 'confirm' } })
    expect(readState(await waitForLenders(server, owned))).toBe('ACCEPTED')
    const secret = readLinkSecret(await readLastMessage(server, 'email', owned.id))
    const tokens = await countTokens(owned.id)
    await server.mustCall(confirmLink, {
      params: { id: secret, urlType: 'continue' },
      body: { dateOfBirth: anna.answers.personalDetails?.dateOfBirth ?? '' },
    })
    expect(await countTokens(owned.id)).toBe(tokens + 1)
  })

  it('creates one hand-over to a partner', async () => {
    const { id, token } = await submitApplication(server, withTag(anna, 'smava'))
    await waitForLenders(server, { id, token })
    const { url } = await server.mustCall(lenderStepCalls.sale, { body: { id }, token })
    expect(new URL(url).searchParams.get('reference')).toMatch(/^[\w-]{43}$/u)
  })

  it('erases a draft and a submitted lead, and replays the reply after that', async () => {
    const [draft, sent] = [await createDraft(server, anna), await submitApplication(server, anna)]
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
    const { id, token } = await createDraft(server, anna)
    await server.mustCall(sendContinueLink, { params: { id }, token })
    const secret = readLinkSecret(await readLastMessage(server, 'email', id))
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

  it('sends one link when a device leaves, and ends its access once', async () => {
    const { id, token } = await createDraft(server, anna)
    const links = async () => (await server.storage.database.select().from(resumeLinks)).length
    const before = await links()
    const leave = () => server.call(leaveDevice, { params: { id }, body: { sendLink: true }, token })
    const [first, copy] = await Promise.all([leave(), leave()])
    expect(new Set([first.status, copy.status])).toEqual(new Set([200, 410]))
    expect([await links(), await countTokens(id)]).toEqual([before + 1, 0])
  })

  it('covers every endpoint that needs a key', () => {
    expect(names.filter((name) => endpoints[name].needsIdempotencyKey && !server.repeated.has(name))).toEqual([])
  })
})
