// Devices with access to an application, on both engines: links for another device, the end of access, and erasing.
import { dayMs, minuteMs } from '@loan/domain/durations'
import { endOtherDevices, leadDevices, leaveDevice, renewLink, sendContinueLink } from '@loan/domain/contract/devices'
import { confirmLink, createLead, eraseLead, leadFromLink, leadStatus, updateLead } from '@loan/domain/contract/lead'
import { buildProblemTypeUri } from '@loan/domain/contract/problemTypes'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { leadTokens, retiredTokens } from '../database/schema.ts'
import { engines } from '../testing/databases.ts'
import { anna, withTag } from '../testing/personas.ts'
import { runRetentionJobs } from '../testing/runRetentionJobs.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { createDraft, readLastMessage, readLinkSecret, submitApplication } from '../testing/leadRequests.ts'

describe.each(engines)('devices on $name', ({ open }) => {
  const server = createServerFixture(open)

  const start = async () => {
    const owned = await submitApplication(server, withTag(anna, 'accepted'))
    return { ...owned, secret: readLinkSecret(await readLastMessage(server, 'email', owned.id)) }
  }
  const confirm = (secret: string, device?: string, dateOfBirth = '1985-07-14') =>
    server.call(confirmLink, {
      params: { id: secret, urlType: 'continue' },
      body: { dateOfBirth, ...(device !== undefined && { device }) },
    })
  const openOn = async (secret: string, device?: string): Promise<string> => {
    const { reply } = await confirm(secret, device)
    if (reply === null) throw new Error('The link did not open')
    return reply.token
  }
  const requestLeadStatus = async ({ id, token }: LeadHandle) => {
    const { status, problem } = await server.call(leadStatus, { params: { id }, token })
    return problem === null ? status : [status, problem.type]
  }
  const request = ({ id, token }: LeadHandle) => server.call(sendContinueLink, { params: { id }, token })

  it('have one valid token each, also after a link is opened several times', async () => {
    const { id, token, secret } = await start()
    const phone = await openOn(secret, 'phone')
    const laptop = await openOn(secret, 'laptop')
    const phoneAgain = await openOn(secret, 'phone')
    expect(await requestLeadStatus({ id, token: phone })).toEqual([410, buildProblemTypeUri('access-ended')])
    for (const live of [token, laptop, phoneAgain]) expect(await requestLeadStatus({ id, token: live })).toBe(200)
    for (let time = 0; time < 5; time += 1) await openOn(secret)
    const rows = await server.storage.database.select().from(leadTokens).where(eq(leadTokens.leadId, id))
    expect(rows).toHaveLength(4)
  })

  it('lose access when another device ends it, together with every link, and get the problem access-ended', async () => {
    const { id, token, secret } = await start()
    const other = await openOn(secret, 'phone')
    const devices = () => server.mustCall(leadDevices, { params: { id }, token })
    expect(await devices()).toEqual({ others: 1 })
    expect(await server.mustCall(endOtherDevices, { params: { id }, token })).toEqual({ ended: 1 })
    expect(await devices()).toEqual({ others: 0 })
    expect(await requestLeadStatus({ id, token: other })).toEqual([410, buildProblemTypeUri('access-ended')])
    expect(await requestLeadStatus({ id, token })).toBe(200)
    expect((await confirm(secret, 'phone')).problem?.type).toBe(buildProblemTypeUri('link-locked'))
  })

  it('can leave, after which other devices and the links still open the application', async () => {
    const { id, token, secret } = await start()
    const other = await openOn(secret, 'phone')
    const leave = () => server.call(leaveDevice, { params: { id }, body: { sendLink: true }, token })
    expect((await leave()).reply).toEqual({ left: true })
    expect(await requestLeadStatus({ id, token })).toEqual([410, buildProblemTypeUri('access-ended')])
    expect((await leave()).problem?.type).toBe(buildProblemTypeUri('access-ended'))
    expect(await requestLeadStatus({ id, token: other })).toBe(200)
    const sent = readLinkSecret(await readLastMessage(server, 'email', id))
    expect(sent).not.toBe(secret)
    for (const link of [secret, sent])
      expect(await requestLeadStatus({ id, token: await openOn(link, link) })).toBe(200)
  })

  it('can leave without a link by the call of pages that send neither a body nor an idempotency key', async () => {
    const { id, token, secret } = await start()
    const left = await server.app.inject({
      method: 'POST',
      url: `/api/lead/devices/${id}/leave`,
      headers: { 'lead-token': token },
    })
    expect([left.statusCode, left.json()]).toEqual([200, { left: true }])
    expect(await requestLeadStatus({ id, token })).toEqual([410, buildProblemTypeUri('access-ended')])
    expect(readLinkSecret(await readLastMessage(server, 'email', id))).toBe(secret)
  })

  it.each(['draft', 'submitted'])(
    'get the problem erased at the next call after the %s was erased on another device',
    async (kind) => {
      const owned = kind === 'draft' ? await createDraft(server, anna) : await start()
      const { id, token } = owned
      await request(owned)
      if (kind === 'submitted') server.passMs(minuteMs)
      const secret = readLinkSecret(await readLastMessage(server, 'email', id))
      const other = await openOn(secret, 'phone')
      await server.mustCall(eraseLead, { params: { id }, token: other })
      expect(await requestLeadStatus({ id, token })).toEqual([410, buildProblemTypeUri('erased')])
      const body = { product: anna.product.id, id, revision: 1 }
      expect((await server.call(updateLead, { body, token })).problem?.type).toBe(buildProblemTypeUri('erased'))
    },
  )

  it('get a link for a draft on request, which opens it after a confirmation', async () => {
    const draft = await createDraft(server, anna)
    expect((await request(draft)).reply).toEqual({ sent: true })
    const secret = readLinkSecret(await readLastMessage(server, 'email', draft.id))
    const looked = await server.mustCall(leadFromLink, { params: { id: secret, urlType: 'continue' } })
    expect(looked).toEqual({ id: draft.id, progressState: 0, confirm: 'dateOfBirth' })
    expect((await confirm(secret)).reply?.application.personalDetails?.firstName).toBe('Anna')
  })

  it('get at most one link a minute and six a day, and one for two requests with the same key', async () => {
    const draft = await createDraft(server, anna)
    const call = (key: string) =>
      server.call(sendContinueLink, { params: { id: draft.id }, token: draft.token, key: `${key}-of-a-test` })
    expect([(await call('a')).status, (await call('a')).status]).toEqual([200, 200])
    const early = await call('b')
    expect([early.status, early.headers['retry-after']]).toEqual([429, '60'])
    for (const key of ['c', 'd', 'e', 'f', 'g']) {
      server.passMs(minuteMs)
      expect((await call(key)).status).toBe(200)
    }
    server.passMs(minuteMs)
    const seventh = await call('h')
    expect([seventh.status, Number(seventh.headers['retry-after']) > 3600]).toEqual([429, true])
  })

  it('must wait for the rest of the minute when the daily limit ends earlier', async () => {
    const draft = await createDraft(server, anna)
    for (const waitMs of [0, minuteMs, minuteMs, minuteMs, minuteMs, dayMs - 4.5 * minuteMs]) {
      server.passMs(waitMs)
      expect((await request(draft)).status).toBe(200)
    }
    const early = await request(draft)
    expect([early.status, early.headers['retry-after']]).toEqual([429, '60'])
  })

  it('get no link without an e-mail address or without an answer to confirm', async () => {
    const { phoneNumber: _phoneNumber, ...withoutPhone } = anna.answers.contactDetails ?? {}
    const { email: _email, ...withoutEmail } = anna.answers.contactDetails ?? {}
    for (const contactDetails of [withoutPhone, withoutEmail]) {
      const draft = await server.mustCall(createLead, { body: { product: anna.product.id, contactDetails } })
      expect((await request(draft)).status).toBe(409)
    }
  })

  it('get a new link at the address of the application after five wrong dates', async () => {
    const { id, secret } = await start()
    for (let time = 0; time < 5; time += 1) await confirm(secret, undefined, '1985-07-15')
    const params = { id: secret, urlType: 'continue' } as const
    expect((await confirm(secret)).problem?.type).toBe(buildProblemTypeUri('link-locked'))
    expect((await server.call(renewLink, { params })).status).toBe(429)
    server.passMs(minuteMs)
    expect((await server.call(renewLink, { params })).reply).toEqual({ sent: true })
    const renewed = readLinkSecret(await readLastMessage(server, 'email', id))
    expect(renewed).not.toBe(secret)
    expect((await confirm(renewed)).status).toBe(200)
    expect((await server.call(renewLink, { params: { ...params, id: 'x'.repeat(43) } })).status).toBe(404)
  })

  it('get no new link when the address was removed from the draft', async () => {
    const draft = await createDraft(server, anna)
    await request(draft)
    const secret = readLinkSecret(await readLastMessage(server, 'email', draft.id))
    const { email: _email, ...contactDetails } = anna.answers.contactDetails ?? {}
    const body = { ...anna.answers, product: anna.product.id, id: draft.id, revision: 1, contactDetails }
    expect((await server.call(updateLead, { body, token: draft.token })).status).toBe(200)
    server.passMs(minuteMs)
    const params = { id: secret, urlType: 'continue' } as const
    expect((await server.call(renewLink, { params })).status).toBe(409)
  })

  it('get not-found for an erased lead without its token, and with its token after the purge', async () => {
    const { id, token } = await createDraft(server, anna)
    const other = await createDraft(server, anna)
    await server.mustCall(eraseLead, { params: { id }, token })
    for (const stranger of ['x'.repeat(43), other.token]) {
      expect(await requestLeadStatus({ id, token: stranger })).toEqual([404, buildProblemTypeUri('not-found')])
    }
    expect(JSON.stringify(await server.storage.database.select().from(retiredTokens))).not.toContain(token)
    server.passMs(31 * dayMs)
    await runRetentionJobs(server.storage.database, server.now(), 30)
    expect(await requestLeadStatus({ id, token })).toEqual([404, buildProblemTypeUri('not-found')])
  })
})
