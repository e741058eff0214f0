// Mobile verification: limits of attempts, codes, time and changes, on both engines.
import { changeMobile, resendMobileCode, verifyMobile } from '@loan/domain/contract/customer'
import { describe, expect, it } from 'vitest'
import { engines } from '../testing/databases.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { submitScenario } from '../testing/submitScenario.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { readLastMessage, waitForLenders, readState, requestStatus } from '../testing/leadRequests.ts'

const secondMs = 1000

describe.each(engines)('mobile verification on $name', ({ open }) => {
  const server = createServerFixture(open)

  const start = () => submitScenario(server, 'verification')
  const verify = ({ id, token }: LeadHandle, code: string) => server.call(verifyMobile, { body: { id, code }, token })
  const readCode = ({ id }: LeadHandle) => readLastMessage(server, 'sms', id)
  const wrong = async (owned: LeadHandle) => ((await readCode(owned)) === '000000' ? '000001' : '000000')
  const resend = ({ id, token }: LeadHandle) => server.call(resendMobileCode, { body: { id }, token })
  const change = ({ id, token }: LeadHandle, phoneNumber?: string) =>
    server.call(changeMobile, { body: { id, ...(phoneNumber !== undefined && { phoneNumber }) }, token })

  it('returns the data of the screen with a masked number', async () => {
    const owned = await start()
    expect((await requestStatus(server, owned)).verification).toEqual({
      maskedPhoneNumber: '+48 •••••• 678',
      codeLength: 6,
      triesLeft: 5,
      resendsLeft: 3,
      resendAfterSeconds: 60,
      expiresAt: new Date(server.now().getTime() + 600 * secondMs).toISOString(),
      withheld: false,
    })
    expect(await readCode(owned)).toMatch(/^\d{6}$/u)
  })

  it('accepts a pasted code with spaces and hyphens, once', async () => {
    const owned = await start()
    const code = await readCode(owned)
    expect((await verify(owned, ` ${code.slice(0, 3)}-${code.slice(3)}`)).status).toBe(200)
    expect((await verify(owned, code)).status).toBe(409)
    expect(readState(await waitForLenders(server, owned))).toBe('ACCEPTED')
  })

  it('counts wrong attempts, and evaluates at most five of 1,000 concurrent ones', async () => {
    const owned = await start()
    const code = await wrong(owned)
    const answers = await Promise.all(Array.from({ length: 1000 }, () => verify(owned, code)))
    const isWrong = ({ problem }: (typeof answers)[number]) => problem?.errors?.[0]?.code === 'code-wrong'
    const evaluated = answers.filter(isWrong).length
    expect(evaluated).toBeGreaterThan(0)
    // A busy server returns 409 or 503 to calls that it did not evaluate. Send the remaining attempts one by one.
    for (let tries = evaluated; tries < 5; tries += 1) expect(isWrong(await verify(owned, code))).toBe(true)
    const others = answers.filter((answer) => !isWrong(answer))
    expect(others.map(({ status }) => status).filter((status) => ![409, 422, 503].includes(status))).toEqual([])
    expect((await requestStatus(server, owned)).verification?.triesLeft).toBe(0)
    expect((await verify(owned, await readCode(owned))).problem?.errors?.[0]?.code).toBe('code-no-tries-left')
  }, 60_000)

  it('rejects a code after ten minutes', async () => {
    const owned = await start()
    const code = await readCode(owned)
    server.passMs(600 * secondMs)
    const { status, problem } = await verify(owned, code)
    expect([status, problem?.errors?.[0]?.code]).toEqual([422, 'code-expired'])
  })

  it('sends a new code after a minute, three times, and rejects the old code', async () => {
    const owned = await start()
    const first = await readCode(owned)
    const early = await resend(owned)
    expect([early.status, early.headers['retry-after']]).toEqual([429, '60'])
    for (const left of [2, 1, 0]) {
      server.passMs(60 * secondMs)
      expect((await resend(owned)).status).toBe(200)
      expect((await requestStatus(server, owned)).verification?.resendsLeft).toBe(left)
    }
    server.passMs(60 * secondMs)
    expect((await resend(owned)).status).toBe(409)
    const last = await readCode(owned)
    if (first !== last) expect((await verify(owned, first)).problem?.errors?.[0]?.code).toBe('code-wrong')
    expect((await verify(owned, last)).status).toBe(200)
  })

  it('changes the number of the lead and sends a code to it', async () => {
    const owned = await start()
    expect((await change(owned)).reply?.progressState).toBe(15)
    const rejected = await change(owned, '12')
    expect([rejected.status, rejected.problem?.errors?.[0]?.fieldName]).toEqual([422, 'phoneNumber'])
    const before = await readCode(owned)
    expect((await change(owned, '601 234 567')).reply?.progressState).toBe(7)
    expect((await requestStatus(server, owned)).verification).toMatchObject({
      maskedPhoneNumber: '+48 •••••• 567',
      triesLeft: 5,
    })
    const after = await readCode(owned)
    if (before !== after) expect((await verify(owned, before)).status).toBe(422)
    expect((await verify(owned, after)).status).toBe(200)
  })

  it('sends no second code for an immediate retry with the same number, as after a lost reply', async () => {
    const owned = await start()
    expect((await change(owned, '601 234 567')).status).toBe(200)
    const code = await readCode(owned)
    const before = await requestStatus(server, owned)
    expect((await change(owned, '+48 601234567')).reply?.progressState).toBe(7)
    expect((await requestStatus(server, owned)).verification).toEqual(before.verification)
    expect(await readCode(owned)).toBe(code)
    const others = []
    for (const end of ['1', '2', '3']) others.push((await change(owned, `60123456${end}`)).status)
    expect(others).toEqual([200, 200, 409])
  })

  it('sends another code to the same number after a minute', async () => {
    const owned = await start()
    await change(owned, '601 234 567')
    const first = await readCode(owned)
    server.passMs(60_000)
    await change(owned, '601 234 567')
    const second = await readCode(owned)
    if (first !== second) expect((await verify(owned, first)).status).toBe(422)
    expect((await verify(owned, second)).status).toBe(200)
  })

  it('allows three changes of the number', async () => {
    const owned = await start()
    const answers = []
    for (const end of ['1', '2', '3', '4']) answers.push((await change(owned, `60123456${end}`)).status)
    expect(answers).toEqual([200, 200, 200, 409])
  })
})
