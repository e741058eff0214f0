// Runs `npm run dev` as a separate process: it serves the page and the API, and stops all of its processes.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findFreePort } from './process/findFreePort.ts'
import { fromRoot } from './process/root.ts'

// The test creates a database, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

let dataDir: string
let dev: ChildProcess | null
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'loan-dev-'))
  dev = null
})
afterEach(() => {
  try {
    // The child has its own process group, so that a failed test leaves no process either.
    if (dev?.pid !== undefined) process.kill(-dev.pid, 'SIGKILL')
  } catch {
    // The process group has already ended.
  }
  rmSync(dataDir, { recursive: true, force: true })
})

const start = async () => {
  const port = await findFreePort()
  const child = spawn(process.execPath, [fromRoot('tools', 'bootstrap.mjs'), 'dev'], {
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir, BRAND: 'vireo', COUNTRY: 'es' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  dev = child
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  // All processes it starts share these pipes, which close when the last process ends.
  const allEnded = once(child, 'close')
  const apiPort = () => Number(/its API on port (?<port>\d+)/u.exec(output)?.groups?.['port'] ?? 0)
  return { child, allEnded, pageUrl: `http://localhost:${port}`, apiUrl: () => `http://127.0.0.1:${apiPort()}` }
}

/** Status and text; null when the connection fails. */
const read = async (url: string) => {
  try {
    const response = await fetch(url)
    return { status: response.status, text: await response.text() }
  } catch {
    return null
  }
}

it('serves the page and the API, and stops all processes on SIGTERM', async () => {
  const { child, allEnded, pageUrl, apiUrl } = await start()
  const soon = { timeout: 120_000, interval: 200 }
  await expect.poll(async () => (await read(`${apiUrl()}/healthz`))?.status, soon).toBe(200)

  const page = await read(`${pageUrl}/application-frontend/`)
  expect(page?.text).toContain('<html lang="es-ES">')
  expect((await read(`${pageUrl}/application-frontend/src/main.tsx`))?.text).toContain('hydrateRoot')
  const texts = await read(`${pageUrl}/application-frontend/locales/es/personal-details.json`)
  expect(texts?.text).toContain('firstName')
  const policies = await read(`${pageUrl}/api/policies?product=vireo-es&locale=es`)
  expect([policies?.status, policies?.text.includes('"key"')]).toEqual([200, true])

  expect(existsSync(path.join(dataDir, 'server.lock'))).toBe(true)
  child.kill('SIGTERM')
  await allEnded
  expect(existsSync(path.join(dataDir, 'server.lock'))).toBe(false)
  expect([await read(`${pageUrl}/application-frontend/`), await read(`${apiUrl()}/healthz`)]).toEqual([null, null])
})
