// Scans over real sockets, against a server that speaks the protocol of clamd.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { malwareMarker, startClamd, type TestClamd } from '../../testing/clamdServer.ts'
import { createClamdScanner } from './clamdScanner.ts'

const limits = { scanMs: 300, idleMs: 300 }

describe('the scanner clamd', () => {
  let clamd: TestClamd
  beforeEach(async () => {
    clamd = await startClamd()
  })
  afterEach(() => clamd.close())

  it.each([0, 1, 65_535, 65_536, 65_537, 10 * 1024 * 1024])(
    'receives every byte of a file of %i bytes',
    async (size) => {
      const file = randomBytes(size)
      expect(await createClamdScanner(clamd.address).hasMalware(file)).toBe(false)
      expect(clamd.received.map((received) => received.equals(file))).toEqual([true])
    },
  )

  it('reports malware', async () => {
    const scanner = createClamdScanner(clamd.address)
    expect(await scanner.hasMalware(Buffer.from(`a file with ${malwareMarker} in it`))).toBe(true)
  })

  it('is reached by a Unix socket', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'loan-clamd-'))
    const local = await startClamd(join(folder, 'clamd.ctl'))
    try {
      expect(await createClamdScanner(local.address).hasMalware(Buffer.from(malwareMarker))).toBe(true)
    } finally {
      await local.close()
      rmSync(folder, { recursive: true })
    }
  })

  it.each([
    ['INSTREAM size limit exceeded. ERROR\0', 'temporary', 'clamd-size-limit'],
    ['stream: Can’t allocate memory ERROR\0', 'temporary', 'clamd-error'],
    ['stream: OK FOUND OK\0', 'temporary', 'clamd-error'],
    ['stream: OK', 'unreachable', 'closed'],
    ['x'.repeat(5000), 'unreachable', 'clamd-reply'],
    ['', 'unreachable', 'closed'],
    [null, 'unreachable', 'timeout'],
  ])('gives no result for the reply %j', async (reply, failure, code) => {
    clamd.replies.push(reply)
    await expect(createClamdScanner(clamd.address, limits).hasMalware(Buffer.from('file'))).rejects.toMatchObject({
      name: 'GatewayError',
      failure,
      code,
    })
  })

  it('gives no result when nothing listens', async () => {
    const { address } = clamd
    await clamd.close()
    await expect(createClamdScanner(address).hasMalware(Buffer.from('file'))).rejects.toMatchObject({
      failure: 'unreachable',
      code: 'ECONNREFUSED',
    })
    clamd = await startClamd()
  })

  it('rejects further files while too many wait', async () => {
    const scanner = createClamdScanner(clamd.address, limits)
    for (let count = 0; count < 4; count += 1) clamd.replies.push(null)
    const scans = Array.from({ length: 37 }, () => scanner.hasMalware(Buffer.from('file')))
    const results = await Promise.allSettled(scans)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(32)
    expect(results.at(-1)).toMatchObject({ reason: { name: 'OverloadError', retryAfterSeconds: 5 } })
  })
})
