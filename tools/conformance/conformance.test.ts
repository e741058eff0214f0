// The reference server passes the conformance run, and a server with one fault fails exactly the cases that show it.
import { products } from '@loan/domain/products/registry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toExitCode } from './formatResults.ts'
import { type CaseResult, createCases, listGroups, runCases } from './runCases.ts'
import { faultCases } from './testing/faults.ts'
import { headerFaultCases } from './testing/headerFaults.ts'
import { leadFaultCases } from './testing/leadFaults.ts'
import { type OwnServer, startOwnServer } from './testing/startOwnServer.ts'
import { changeJson } from './testing/proxyChanges.ts'
import { type Fault, startFaultyProxy } from './testing/startFaultyProxy.ts'

const timeout = 120_000
const product = products['tukan-pl']
const origin = 'https://page.example'
const allIds = createCases().map(({ id }) => id)
const quickGroups = listGroups().filter((group) => group !== 'steps' && group !== 'access')

let server: OwnServer
beforeAll(async () => {
  server = await startOwnServer({ PAGE_ORIGINS: origin })
}, timeout)
afterAll(() => server.close())

const listIds = (results: readonly CaseResult[], outcome: CaseResult['outcome']): readonly string[] =>
  results.filter((result) => result.outcome === outcome).map(({ id }) => id)

const runBehind = async (fault: Fault, groups: readonly string[]) => {
  const proxy = await startFaultyProxy(server.baseUrl, fault)
  try {
    return await runCases({ ...server, baseUrl: proxy.baseUrl, product, origin, groups })
  } finally {
    await proxy.close()
  }
}

// Shows spec 3.33, 5.27, 6.1, 7.4, 7.5, 7.6, 7.23
describe('the reference server', () => {
  it('passes every case', { timeout }, async () => {
    const run = await runCases({ ...server, product, origin })
    expect(run.results.map(({ id }) => id)).toEqual(allIds)
    expect(run.results.filter(({ outcome }) => outcome !== 'ok')).toEqual([])
    expect(toExitCode(run)).toBe(0)
  })

  it('passes the cases behind the proxy of these tests', { timeout }, async () => {
    const { results } = await runBehind({}, quickGroups)
    expect(results.filter(({ outcome }) => outcome !== 'ok')).toEqual([])
  })
})

describe('a server with one fault', () => {
  it.each([...faultCases, ...leadFaultCases, ...headerFaultCases])(
    'that $name fails exactly the cases that show it',
    { timeout },
    async ({ fault, failed, groups = quickGroups }) => {
      const run = await runBehind(fault, groups)
      expect(listIds(run.results, 'failed')).toEqual(failed)
      expect(toExitCode(run)).toBe(1)
    },
  )
})

describe('a run', () => {
  it('skips the cases that need a code or a link when there is no sandbox', { timeout }, async () => {
    const fault: Fault = {
      changeReply: (reply, { url }) => (url.startsWith('/sandbox') ? { ...reply, status: 404 } : reply),
    }
    const { results } = await runBehind(fault, ['steps', 'access'])
    expect(listIds(results, 'failed')).toEqual([])
    const reasons = results.filter(({ outcome }) => outcome === 'not-checked').map(({ id, detail }) => [id, detail])
    expect(reasons).toEqual([
      ['steps/code', 'the code goes to a phone, and the server offers no /sandbox/messages'],
      ['steps/outcome', 'continues steps/code, which did not pass'],
      ['steps/agreement', 'continues steps/outcome, which did not pass'],
      ['steps/end', 'continues steps/outcome, which did not pass'],
      ['access/link', 'the link goes to a mailbox, and the server offers no /sandbox/messages'],
      ['access/wrong-confirmation', 'continues access/link, which did not pass'],
      ['access/open-link', 'continues access/link, which did not pass'],
      ['access/two-devices', 'continues access/open-link, which did not pass'],
      ['access/end-devices', 'continues access/open-link, which did not pass'],
      ['access/leave-device', 'continues access/end-devices, which did not pass'],
    ])
  })

  it(
    'skips the cases of another origin without one, and documents that the server does not have',
    { timeout },
    async () => {
      const { results } = await runCases({ ...server, product, groups: ['origin'] })
      expect(listIds(results, 'not-checked')).toEqual(['origin/preflight', 'origin/reply', 'origin/problem'])
      const fault: Fault = {
        changeReply: (reply, { url }) =>
          url.endsWith('/accepted-offer') ? { status: 404, headers: {}, body: Buffer.from('') } : reply,
      }
      const other = await runBehind(fault, ['steps'])
      expect(listIds(other.results, 'failed')).toEqual([])
      expect(listIds(other.results, 'not-checked')).toEqual(['steps/agreement'])
    },
  )

  it('polls a server that names no delay, as the page does', { timeout }, async () => {
    const fault: Fault = {
      changeReply: (reply, { url }) =>
        url.includes('/api/lead/status/') && reply.status === 200
          ? changeJson(reply, (json) => ({ ...json, pollAfterMs: null }))
          : reply,
    }
    const { results } = await runBehind(fault, ['steps'])
    expect(results.filter(({ outcome }) => outcome !== 'ok')).toEqual([])
  })

  it('skips a case whose request is limited, and fails a 429 without Retry-After', { timeout }, async () => {
    const fault: Fault = {
      changeReply: (reply, { url }) => (url.startsWith('/api/partner/logos') ? { ...reply, status: 429 } : reply),
    }
    const { results } = await runBehind(fault, ['reads', 'headers'])
    expect(listIds(results, 'not-checked')).toEqual(['reads/partner-logos'])
    expect(listIds(results, 'failed')).toEqual(['headers/retry-after'])
  })

  it('skips the cases that need a submission when there is a captcha', { timeout }, async () => {
    const problem = { type: 'urn:loan:problem:refused', title: 'Rejected', status: 422, traceId: 'trace' }
    const error = { fieldName: 'googleCaptchaToken', code: 'captcha-failed', message: '', pointer: '' }
    const headers = { 'content-type': 'application/problem+json' }
    const body = Buffer.from(JSON.stringify({ ...problem, errors: [error] }))
    const fault: Fault = {
      changeReply: (reply, request) =>
        request.body.includes('"submit":true') ? { status: 422, headers, body } : reply,
    }
    const { results } = await runBehind(fault, ['lead'])
    expect(listIds(results, 'failed')).toEqual([])
    expect(listIds(results, 'not-checked')).toEqual(['lead/submit', 'lead/skip'])
  })

  it('skips the cases that need a lead on a server that creates none', { timeout }, async () => {
    const fault: Fault = {
      changeReply: (reply, { url }) => (url === '/api/v3/lead' ? { ...reply, status: 404 } : reply),
    }
    const { results } = await runBehind(fault, ['lead'])
    expect(listIds(results, 'ok')).toEqual(['lead/create-older-path'])
    expect(listIds(results, 'failed')).toEqual(['lead/create'])
    expect(results.find(({ id }) => id === 'lead/status')?.detail).toBe('needs a lead, and the server answered 404')
  })
})
