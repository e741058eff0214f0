// The contract step in the sandbox: read, request a code, sign, save the signed copy.
import { hourMs, minuteMs } from '@loan/domain/durations'
import { acceptedOfferCalendar, signedContract } from '@loan/domain/contract/agreement'
import { endOtherDevices } from '@loan/domain/contract/devices'
import { confirmLink, eraseLead } from '@loan/domain/contract/lead'
import { countryCodes } from '@loan/domain/countries/country'
import { describe, expect, it } from 'vitest'
import { serverCountries } from '../countries/registry.ts'
import {
  acceptContractOffer,
  findContractProblem,
  readContractCode,
  readReceipt,
  requestContractCode,
  sendContractForm,
  signContractByForm,
} from '../testing/contractForms.ts'
import { productionEnvironment } from '../testing/production.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { engines } from '../testing/databases.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { createTestServer, type TestServer } from '../testing/testServer.ts'
import { readLastMessage, readLinkSecret } from '../testing/leadRequests.ts'

const readPage = (server: TestServer, url: string) => server.app.inject(url.replace('http://localhost:8080', ''))

const readWrongCode = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('the lenders', () => {
  it.each(countryCodes)('of %s include one that signs by code', (code) => {
    const signing = serverCountries[code].lenders.filter(({ signsByCode }) => signsByCode)
    expect(signing.length).toBeGreaterThan(0)
    for (const { offer, ending } of signing) expect([offer === null, ending]).toEqual([false, 'ACCEPTED'])
  })
})

describe.each(engines)('a contract on $name', ({ open }) => {
  const server = createServerFixture(open)

  const accept = () => acceptContractOffer(server)
  const readCode = (owned: LeadHandle) => readContractCode(server, owned)
  const readSignature = async (owned: LeadHandle) => (await readReceipt(server, owned)).contract?.signed ?? null

  it('is read, signed with a code and saved as a copy with the signature', async () => {
    const owned = await accept()
    expect(owned.url).not.toContain(owned.id)
    const page = await readPage(server, owned.url)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('<html lang="pl-PL">')
    expect(page.body).toContain('Umowa pożyczki')
    const documentUrl = owned.url.replace('/contract?', '/contract/document?')
    const unsigned = await readPage(server, documentUrl)
    expect(unsigned.headers['content-type']).toBe('application/pdf')
    const { id, token } = owned
    expect((await server.call(signedContract, { params: { id }, token })).status).toBe(404)

    expect(findContractProblem(await requestContractCode(server, owned.url))).toBeNull()
    expect((await readPage(server, owned.url)).body).toContain('name="code"')
    expect(findContractProblem(await signContractByForm(server, owned.url, await readCode(owned)))).toBeNull()
    const signed = await readSignature(owned)
    expect(signed?.at).toBe(server.now().toISOString())
    expect(signed?.signature).toMatch(/^(?:\w{4}-){2}\w{4}$/u)
    const after = await readPage(server, owned.url)
    expect(after.body).toContain(signed?.signature)
    expect(after.body).not.toContain('name="code"')

    const copy = await server.mustCall(signedContract, { params: { id }, token })
    expect(copy.fileName).toMatch(/^PL-[\w-]+\.pdf$/u)
    expect(copy.bytes.length).toBeGreaterThan(unsigned.rawPayload.length)
    expect((await readPage(server, documentUrl)).rawPayload.length).toBe(copy.bytes.length)
  })

  it('adds the last day to withdraw to the calendar once it is signed', async () => {
    const owned = await accept()
    const { id, token } = owned
    const listDays = async () => {
      const { text } = await server.call(acceptedOfferCalendar, { params: { id }, token })
      return [...text.matchAll(/DTSTART;VALUE=DATE:(\d{8})/gu)].map(([, day]) => day)
    }
    const dueDays = await listDays()
    await requestContractCode(server, owned.url)
    await signContractByForm(server, owned.url, await readCode(owned))
    expect(await listDays()).toEqual(['20261204', ...dueDays])
  })

  it('is not signed with a wrong code, without agreement or before a code was sent', async () => {
    const owned = await accept()
    expect(findContractProblem(await signContractByForm(server, owned.url, '123456'))).toBe('expired')
    await requestContractCode(server, owned.url)
    const code = await readCode(owned)
    const wrong = await signContractByForm(server, owned.url, readWrongCode(code))
    expect(findContractProblem(wrong)).toBe('wrong')
    expect((await readPage(server, String(wrong.headers.location))).body).toContain('role="alert"')
    expect(findContractProblem(await sendContractForm(server, owned.url, { action: 'sign', code }))).toBe('not-agreed')
    expect(await readSignature(owned)).toBeNull()
  })

  it('needs a new code after five wrong ones, and gets at most four', async () => {
    const owned = await accept()
    await requestContractCode(server, owned.url)
    const code = await readCode(owned)
    const problems: (string | null)[] = []
    for (let attempt = 0; attempt < 5; attempt += 1) {
      problems.push(findContractProblem(await signContractByForm(server, owned.url, readWrongCode(code))))
    }
    expect(problems).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'no-tries'])
    expect(findContractProblem(await signContractByForm(server, owned.url, code))).toBe('no-tries')
    expect(findContractProblem(await requestContractCode(server, owned.url))).toBe('wait')
    for (const expected of [null, null, null, 'no-codes']) {
      server.passMs(61_000)
      expect(findContractProblem(await requestContractCode(server, owned.url))).toBe(expected)
    }
    expect(findContractProblem(await signContractByForm(server, owned.url, await readCode(owned)))).toBeNull()
  })

  it('is not signed with an expired or replaced code', async () => {
    const owned = await accept()
    await requestContractCode(server, owned.url)
    const first = await readCode(owned)
    server.passMs(10 * minuteMs)
    expect(findContractProblem(await signContractByForm(server, owned.url, first))).toBe('expired')
    await requestContractCode(server, owned.url)
    const second = await readCode(owned)
    if (second !== first) expect(findContractProblem(await signContractByForm(server, owned.url, first))).toBe('wrong')
    expect(findContractProblem(await signContractByForm(server, owned.url, second))).toBeNull()
  })

  it('has one signature for two devices and repeated requests', async () => {
    const owned = await accept()
    const otherUrl = (await readReceipt(server, owned)).contract?.url ?? ''
    expect(otherUrl).not.toBe(owned.url)
    await requestContractCode(server, owned.url)
    const code = await readCode(owned)
    const results = await Promise.all(
      [owned.url, otherUrl, owned.url].map((url) => signContractByForm(server, url, code)),
    )
    expect(results.map(findContractProblem)).toEqual([null, null, null])
    const signed = await readSignature(owned)
    server.passMs(120_000)
    expect(findContractProblem(await signContractByForm(server, otherUrl, readWrongCode(code)))).toBeNull()
    expect(findContractProblem(await requestContractCode(server, otherUrl))).toBeNull()
    expect(await readSignature(owned)).toEqual(signed)
    expect((await readPage(server, otherUrl)).body).toContain(signed?.signature)
  })

  it('keeps the code and the signature when the server restarts', async () => {
    const owned = await accept()
    await requestContractCode(server, owned.url)
    const code = await readCode(owned)
    const { close: _keepOpen, ...storage } = server.storage
    const restarted = await createTestServer({ ...storage, close: () => Promise.resolve() })
    expect(findContractProblem(await signContractByForm(restarted, owned.url, readWrongCode(code)))).toBe('wrong')
    expect(findContractProblem(await signContractByForm(restarted, owned.url, code))).toBeNull()
    await restarted.close()
    expect(await readSignature(owned)).not.toBeNull()
  })

  it('is closed for a device whose access another device has ended', async () => {
    const owned = await accept()
    const secret = readLinkSecret(await readLastMessage(server, 'email', owned.id))
    const { token } = await server.mustCall(confirmLink, {
      params: { id: secret, urlType: 'continue' },
      body: { dateOfBirth: '1985-07-14' },
    })
    const other = { id: owned.id, token }
    const otherUrl = (await readReceipt(server, other)).contract?.url ?? ''
    await server.mustCall(endOtherDevices, { params: { id: owned.id }, token })
    expect((await readPage(server, owned.url)).statusCode).toBe(404)
    expect((await readPage(server, owned.url.replace('/contract?', '/contract/document?'))).statusCode).toBe(404)
    expect((await requestContractCode(server, owned.url)).statusCode).toBe(404)
    expect((await readPage(server, otherUrl)).statusCode).toBe(200)
  })

  it('is closed for unknown and expired links, forms of other sites and erased leads', async () => {
    const owned = await accept()
    expect((await readPage(server, '/sandbox/contract?reference=abc')).statusCode).toBe(404)
    const foreign = await sendContractForm(server, owned.url, { action: 'code' }, { origin: 'https://evil.example' })
    expect(foreign.statusCode).toBe(404)
    const { id, token, url } = await accept()
    await server.call(eraseLead, { params: { id }, token })
    expect((await readPage(server, url)).statusCode).toBe(404)
    server.passMs(12 * hourMs)
    expect((await readPage(server, owned.url)).statusCode).toBe(404)
    expect((await requestContractCode(server, owned.url)).statusCode).toBe(404)
    expect(server.logged()).not.toContain(new URL(owned.url).search)
  })
})

describe('a contract in production', () => {
  const server = createServerFixture(engines[0]?.open ?? (() => Promise.reject(new Error('no engine'))), {
    ...productionEnvironment,
    PUBLIC_URL: 'https://loan.example',
  })

  it('has no page of the sandbox', async () => {
    expect((await server.app.inject('https://loan.example/sandbox/contract?reference=abc')).statusCode).toBe(404)
  })
})
