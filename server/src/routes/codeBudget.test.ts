// How many codes one number is sent over all leads, on both engines.
import { changeMobile, resendMobileCode, verifyMobile } from '@loan/domain/contract/customer'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeSends, outbox } from '../database/schema.ts'
import { engines } from '../testing/databases.ts'
import { anna, tagged } from '../testing/personas.ts'
import { fieldsOf } from '../testing/setUpSteps.ts'
import { purge } from '../testing/purge.ts'
import { setUpServer } from '../testing/setUpServer.ts'
import { lastSent, type Owned, settle, statusOf, submitFor } from '../testing/testServer.ts'

const dayMs = 24 * 3_600_000

describe.each(engines)('codes to one number on $name', ({ open }) => {
  const server = setUpServer(open, { CODES_PER_NUMBER: '3' })
  beforeEach(async () => {
    await server.storage.database.delete(codeSends)
  })

  const start = async (): Promise<Owned> => {
    const owned = await submitFor(server, tagged(anna, 'verification'))
    await settle(server, owned)
    return owned
  }
  const codesTo = async ({ id }: Owned) =>
    (await server.storage.database.select().from(outbox).where(eq(outbox.leadId, id))).filter(
      ({ channel }) => channel === 'sms',
    ).length
  const change = ({ id, token }: Owned, phoneNumber: string) =>
    server.call(changeMobile, { body: { id, phoneNumber }, token })

  it('are three in a day, whatever lead asks; the fourth lead is told and may give another number', async () => {
    for (const owned of [await start(), await start(), await start()]) expect(await codesTo(owned)).toBe(1)
    const fourth = await start()
    expect(await codesTo(fourth)).toBe(0)
    expect((await statusOf(server, fourth)).verification).toMatchObject({
      withheld: true,
      triesLeft: 0,
      resendsLeft: 0,
    })
    const tried = await server.call(verifyMobile, { body: { id: fourth.id, code: '123456' }, token: fourth.token })
    expect(fieldsOf(tried)).toEqual([['code', 'code-no-tries-left']])

    expect((await change(fourth, '601234567')).status).toBe(200)
    expect((await statusOf(server, fourth)).verification).toMatchObject({
      withheld: false,
      triesLeft: 5,
      resendsLeft: 3,
    })
    expect(await codesTo(fourth)).toBe(1)
  })

  it('count those that are sent again; the code sent last still works', async () => {
    await start()
    await start()
    const owned = await start()
    server.passMs(60_000)
    const { status } = await server.call(resendMobileCode, { body: { id: owned.id }, token: owned.token })
    expect(status).toBe(409)
    expect((await statusOf(server, owned)).verification).toMatchObject({
      withheld: false,
      resendsLeft: 0,
      triesLeft: 5,
    })
    const code = await lastSent(server, 'sms', owned.id)
    await server.mustCall(verifyMobile, { body: { id: owned.id, code }, token: owned.token })
  })

  it('refuse a changed number that has had as many, in the field, and keep the number as it was', async () => {
    await start()
    const other = await start()
    expect((await change(other, '601234567')).status).toBe(200)
    const owned = await start()
    const refused = await change(other, '512345678')
    expect([refused.status, fieldsOf(refused)]).toEqual([422, [['phoneNumber', 'too-many-codes']]])
    expect((await statusOf(server, other)).verification?.maskedPhoneNumber).toBe('+48 •••••• 567')
    expect(await codesTo(owned)).toBe(1)
  })

  it('are three also where ten leads ask at once', async () => {
    const leads = await Promise.all(Array.from({ length: 10 }, () => submitFor(server, tagged(anna, 'verification'))))
    server.passMs(5000)
    await Promise.all(leads.map((owned) => statusOf(server, owned)))
    const counts = await Promise.all(leads.map(codesTo))
    expect(counts.reduce((sum, sent) => sum + sent, 0)).toBe(3)
  })

  it('are three again after a day, and numbers are forgotten then', async () => {
    for (const _each of [1, 2, 3]) await start()
    expect(JSON.stringify(await server.storage.database.select().from(codeSends))).not.toContain('512345678')
    server.passMs(dayMs + 1)
    expect(await codesTo(await start())).toBe(1)
    await purge(server.storage.database, server.now(), 30)
    expect(await server.storage.database.select().from(codeSends)).toHaveLength(1)
  })
})
