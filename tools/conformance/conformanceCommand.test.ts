// The command `npm run conformance`: its arguments, its output and its exit code.
import { products } from '@loan/domain/products/registry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readClauses } from '../checks/specification.ts'
import { runCommand } from '../process/runCommand.ts'
import { formatResult, formatSummary } from './formatResults.ts'
import { readArguments } from './readArguments.ts'
import { type CaseResult, createCases, listGroups } from './runCases.ts'
import { type FaultyProxy, startFaultyProxy } from './testing/startFaultyProxy.ts'
import { type OwnServer, startOwnServer } from './testing/startOwnServer.ts'

const run = (...args: readonly string[]) =>
  runCommand(process.execPath, ['--import', 'tsx', 'tools/conformance.ts', ...args])

const url = 'http://localhost:8080/api'

describe('the cases', () => {
  it('have unique ids, and clauses of the specification', () => {
    const cases = createCases()
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
    const clauses = readClauses().map(({ id }) => id)
    const cited = cases.flatMap((one) => one.clauses)
    expect(cited.filter((id) => !clauses.includes(id))).toEqual([])
    expect(cases.filter((one) => one.clauses.length === 0)).toEqual([])
  })
})

describe('the arguments', () => {
  it('are the URL, the product and the groups', () => {
    expect(readArguments([url])).toEqual({ baseUrl: url, product: products['tukan-pl'], groups: listGroups() })
    const args = [url, '--brand', 'vireo', '--country', 'ro', '--only', 'lead', '--only', 'headers']
    expect(readArguments(args)).toEqual({ baseUrl: url, product: products['vireo-ro'], groups: ['lead', 'headers'] })
  })

  it.each([
    [[], 'One URL is needed'],
    [[url, url], 'One URL is needed'],
    [['localhost:8080'], 'localhost:8080 is no http or https URL'],
    [[url, '--brand', 'vireo', '--country', 'xx'], 'There is no product vireo-xx'],
    [[url, '--only', 'all'], 'There is no group all'],
    [[url, '--origin', 'https://loans.example/form'], 'https://loans.example/form is no origin'],
  ])('%j are rejected', (args, message) => {
    expect(() => readArguments(args)).toThrow(message)
  })
})

describe('the output', () => {
  const failed: CaseResult = {
    id: 'a/b',
    title: 'does it',
    clauses: ['7.5'],
    outcome: 'failed',
    detail: 'expected 1, got 2',
  }

  it('has a line for each case', () => {
    expect(formatResult(failed).replaceAll(/ +/gu, ' ')).toBe('FAILED a/b does it (spec 7.5): expected 1, got 2')
    const notChecked = { ...failed, outcome: 'not-checked' as const, detail: 'no reason' }
    expect(formatResult(notChecked)).toMatch(/^not checked +a\/b .*: no reason$/u)
  })

  it('ends with the calls without a reply and the counts', () => {
    const answered = new Set(['createLead'])
    const summary = formatSummary({ results: [failed, { ...failed, outcome: 'ok', detail: '' }], answered })
    expect(summary).toMatch(/without a reply in this run \(\d+\): updateLead, /u)
    expect(summary.split('\n').at(-1)).toBe('1 ok, 1 failed, 0 not checked')
  })
})

describe('the exit code', () => {
  const timeout = 120_000
  let server: OwnServer
  let proxy: FaultyProxy
  beforeAll(async () => {
    server = await startOwnServer()
    proxy = await startFaultyProxy(server.baseUrl, {
      changeReply: (reply) => ({ ...reply, headers: { ...reply.headers, 'cache-control': 'public' } }),
    })
  }, timeout)
  afterAll(async () => {
    await proxy.close()
    await server.close()
  })

  it('is 0 for a server that passes the cases, and 1 for one with a fault', { timeout }, async () => {
    expect((await run(server.baseUrl, '--only', 'reads')).code).toBe(0)
    const { code, output } = await run(proxy.baseUrl, '--only', 'headers')
    expect(output).toMatch(/^FAILED +headers\/cache-control .*: expected cache-control: no-store, got /mu)
    // The server has the clock of the tests, which `headers/date` shows.
    expect(output).toMatch(/\n4 ok, 2 failed, 0 not checked\n$/u)
    expect(code).toBe(1)
  })

  it('is 1 where no server answers', { timeout }, async () => {
    const { code, output } = await run('http://127.0.0.1:9/api')
    expect([code, output]).toEqual([1, 'No server answers at http://127.0.0.1:9/api\n'])
  })
})
