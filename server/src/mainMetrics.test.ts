// The metrics and health checks of the real process, while it serves and while it stops.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { readMetric } from './testing/scrapeMetrics.ts'
import { findFreePort } from './testing/findFreePort.ts'
import { startServer } from './testing/serverProcess.ts'

// A process can start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

describe('the server process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-metrics-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('measures itself, and is healthy but not ready after SIGTERM', async () => {
    const server = startServer({ DATA_DIR: folder, PORT: String(await findFreePort()), STOP_DELAY_SECONDS: '5' })
    await server.started
    const getStatus = async (path: string, method = 'GET') => (await fetch(`${server.url}${path}`, { method })).status
    expect([await getStatus('/healthz'), await getStatus('/readyz')]).toEqual([200, 200])
    expect([await getStatus('/healthz', 'HEAD'), await getStatus('/readyz', 'HEAD')]).toEqual([200, 200])
    const scraped = await fetch(`${server.url}/metrics`)
    expect(scraped.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const text = await scraped.text()
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']) {
      expect([name, readMetric(text, name, {})]).toEqual([name, expect.any(Number)])
    }
    expect(readMetric(text, 'loan_database_up', {})).toBe(1)
    expect(readMetric(text, 'loan_outbox_paused', { kind: 'sms' })).toBe(0)
    server.child.kill('SIGTERM')
    await expect.poll(() => getStatus('/readyz'), { timeout: 10_000, interval: 10 }).toBe(503)
    expect([await getStatus('/healthz'), await getStatus('/metrics')]).toEqual([200, 200])
    expect(await server.ended).toEqual({ code: 0, signal: null })
  })
})
