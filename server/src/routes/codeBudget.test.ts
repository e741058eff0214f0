// The limit of codes to one number over all leads, on both engines.
import { dayMs, minuteMs } from '@loan/domain/durations'
import { changeMobile, resendMobileCode, verifyMobile } from '@loan/domain/contract/customer'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeSends, outbox } from '../database/schema.ts'
import { engines } from '../testing/databases.ts'
import { anna, withTag } from '../testing/personas.ts'
import { readFieldErrors } from '../testing/createStepFixture.ts'
import { runRetentionJobs } from '../testing/runRetentionJobs.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { submitScenario } from '../testing/submitScenario.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { readLastMessage, waitForLenders, requestStatus, submitApplication } from '../testing/leadRequests.ts'

describe.each(engines)('codes to one number on $name', ({ open }) => {
  const server = createServerFixture(open, { CODES_PER_NUMBER: '3' })
  beforeEach(async () => {
    await server.storage.database.delete(codeSends)
  })

  const start = () => submitScenario(server, 'verification')
  const countCodes = async ({ id }: LeadHandle) =>
    (await server.storage.database.select().from(outbox).where(eq(outbox.leadId, id))).filter(
      ({ kind }) => kind === 'sms',
    ).length
  const change = ({ id, token }: LeadHandle, phoneNumber: string) =>
    server.call(changeMobile, { body: { id, phoneNumber }, token })

  it('are limited to three a day over all leads; the fourth lead gets its status and may change the number', async () => {
    for (const owned of [await start(), await start(), await start()]) expect(await countCodes(owned)).toBe(1)
    const fourth = await start()
    expect(await countCodes(fourth)).toBe(0)
    expect((await requestStatus(server, fourth)).verification).toMatchObject({
      withheld: true,
      triesLeft: 0,
      resendsLeft: 0,
    })
    const tried = await server.call(verifyMobile, { body: { id: fourth.id, code: '123456' }, token: fourth.token })
    expect(readFieldErrors(tried)).toEqual([['code', 'code-no-tries-left']])

    expect((await change(fourth, '601234567')).status).toBe(200)
    expect((await requestStatus(server, fourth)).verification).toMatchObject({
      withheld: false,
      triesLeft: 5,
      resendsLeft: 3,
    })
    expect(await countCodes(fourth)).toBe(1)
  })

  it('include resent codes in the limit, and the last code stays valid', async () => {
    await start()
    await start()
    const owned = await start()
    server.passMs(60_000)
    const { status } = await server.call(resendMobileCode, { body: { id: owned.id }, token: owned.token })
    expect(status).toBe(409)
    expect((await requestStatus(server, owned)).verification).toMatchObject({
      withheld: false,
      resendsLeft: 0,
      triesLeft: 5,
    })
    const code = await readLastMessage(server, 'sms', owned.id)
    await server.mustCall(verifyMobile, { body: { id: owned.id, code }, token: owned.token })
  })

  it('reject a change to a number at its limit with a field error, and leave the number unchanged', async () => {
    await start()
    const other = await start()
    expect((await change(other, '601234567')).status).toBe(200)
    const owned = await start()
    const rejected = await change(other, '512345678')
    expect([rejected.status, readFieldErrors(rejected)]).toEqual([422, [['phoneNumber', 'too-many-codes']]])
    expect((await requestStatus(server, other)).verification?.maskedPhoneNumber).toBe('+48 •••••• 567')
    expect(await countCodes(owned)).toBe(1)
  })

  it('are limited to three for ten concurrent leads', async () => {
    const leads = await Promise.all(
      Array.from({ length: 10 }, () => submitApplication(server, withTag(anna, 'verification'))),
    )
    server.passMs(5000)
    await Promise.all(leads.map((owned) => requestStatus(server, owned)))
    const counts = await Promise.all(leads.map(countCodes))
    expect(counts.reduce((sum, sent) => sum + sent, 0)).toBe(3)
  })

  it('are allowed again after a day, and the purge deletes the old counts', async () => {
    for (const _each of [1, 2, 3]) await start()
    expect(JSON.stringify(await server.storage.database.select().from(codeSends))).not.toContain('512345678')
    server.passMs(dayMs + 1)
    expect(await countCodes(await start())).toBe(1)
    await runRetentionJobs(server.storage.database, server.now(), 30)
    expect(await server.storage.database.select().from(codeSends)).toHaveLength(1)
  })
})

describe.each(engines)('codes to a number that other addresses request, on $name', ({ open }) => {
  const server = createServerFixture(open, {
    CODES_PER_NUMBER: '20',
    CODES_PER_ADDRESS: '30',
    TRUSTED_PROXIES: 'loopback',
  })
  beforeEach(async () => {
    await server.storage.database.delete(codeSends)
  })

  const isSentFrom = async (from: string, persona = anna): Promise<boolean> => {
    const owned = await submitApplication(server, withTag(persona, 'verification'), from)
    await waitForLenders(server, owned)
    return (await requestStatus(server, owned)).verification?.withheld === false
  }
  const sendFrom = async (from: string, times: number): Promise<number> => {
    let sent = 0
    for (let time = 0; time < times; time += 1) sent += (await isSentFrom(from)) ? 1 : 0
    return sent
  }

  it('are limited to five an hour from one address, so that the owner of the number still gets a code', async () => {
    expect(await sendFrom('203.0.113.7', 20)).toBe(5)
    expect(await isSentFrom('198.51.100.1')).toBe(true)
    server.passMs(dayMs / 24)
    expect(await sendFrom('203.0.113.7', 10)).toBe(5)
    server.passMs(dayMs / 24)
    expect(await sendFrom('203.0.113.7', 3)).toBe(0)
  })

  const spend = async (from: string) => {
    expect(await sendFrom(from, 5)).toBe(5)
    server.passMs(60_000)
    const owned = await submitApplication(server, withTag(anna, 'verification'), from)
    await waitForLenders(server, owned)
    return owned
  }
  const readVerification = async (owned: LeadHandle) => (await requestStatus(server, owned)).verification
  const resend = ({ id, token }: LeadHandle) => server.call(resendMobileCode, { body: { id }, token })

  it('are named with the time to wait for an address at its limit, and can be requested then', async () => {
    const owned = await spend('203.0.113.7')
    const { resendAfterSeconds = 0, ...withheld } = (await readVerification(owned)) ?? {}
    expect(withheld).toMatchObject({ withheld: true, triesLeft: 0, resendsLeft: 3 })
    expect(resendAfterSeconds).toBeGreaterThan(3000)
    const early = await resend(owned)
    expect([early.status, early.headers['retry-after']]).toEqual([429, String(resendAfterSeconds)])
    server.passMs(resendAfterSeconds * 1000)
    expect((await resend(owned)).status).toBe(200)
    expect(await readVerification(owned)).toMatchObject({ withheld: false, triesLeft: 5, resendsLeft: 2 })
  })

  it('can be requested again after the time of an address at its limit, and the last code stays valid', async () => {
    expect(await sendFrom('203.0.113.7', 4)).toBe(4)
    const owned = await submitApplication(server, withTag(anna, 'verification'), '203.0.113.7')
    await waitForLenders(server, owned)
    server.passMs(60_000)
    const rejected = await resend(owned)
    expect([rejected.status, Number(rejected.headers['retry-after']) > 3000]).toEqual([429, true])
    expect(await readVerification(owned)).toMatchObject({ withheld: false, triesLeft: 5, resendsLeft: 3 })
    const changed = await server.call(changeMobile, {
      body: { id: owned.id, phoneNumber: '512345678' },
      token: owned.token,
    })
    expect(changed.status).toBe(429)
  })

  it('count an IPv6 network as one address', async () => {
    for (const host of [1, 2, 3, 4, 5]) expect(await isSentFrom(`2001:db8:1:2::${host}`)).toBe(true)
    expect(await isSentFrom('2001:db8:1:2:ffff::9')).toBe(false)
    expect(await isSentFrom('2001:db8:1:3::9')).toBe(true)
  })

  it('reach the owner within half an hour when several addresses have used the limit of the number', async () => {
    for (const host of [1, 2, 3, 4]) expect(await sendFrom(`203.0.113.${host}`, 5)).toBe(5)
    expect(await isSentFrom('198.51.100.1')).toBe(false)
    server.passMs(30 * minuteMs)
    expect(await isSentFrom('203.0.113.1')).toBe(false)
    expect(await isSentFrom('198.51.100.1')).toBe(true)
    expect(await isSentFrom('198.51.100.2')).toBe(false)
  })

  it('are limited for one address over all numbers, and the address is not stored', async () => {
    const numbers = Array.from({ length: 8 }, (_each, index) => `60123456${index}`)
    let sent = 0
    for (const phoneNumber of numbers) {
      const contactDetails = { ...anna.answers.contactDetails, phoneNumber }
      const persona = { ...anna, answers: { ...anna.answers, contactDetails } }
      for (let time = 0; time < 5; time += 1) sent += (await isSentFrom('203.0.113.7', persona)) ? 1 : 0
    }
    expect(sent).toBe(30)
    expect(JSON.stringify(await server.storage.database.select().from(codeSends))).not.toContain('203.0.113')
  })
})
