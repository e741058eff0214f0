// Runs `npm run dev` as a separate process: it serves the page and the API, and stops all of its processes.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { findFreePort } from '../server/src/testing/findFreePort.ts'
import { fromRoot } from './process/root.ts'

// The test creates a database, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

const dataDir = mkdtempSync(path.join(tmpdir(), 'loan-dev-'))
let dev: ChildProcess | null = null
afterEach(() => {
  try {
    // The child has its own process group, so that a failed test leaves no process either.
    if (dev?.pid !== undefined) process.kill(-dev.pid, 'SIGKILL')
  } catch {
    // The process group has already ended.
  }
  rmSync(dataDir, { recursive: true, force: true })
})

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
  const port = String(await findFreePort())
  const child = spawn(process.execPath, [fromRoot('tools', 'bootstrap.mjs'), 'dev'], {
    env: { PATH: process.env['PATH'], PORT: port, DATA_DIR: dataDir, BRAND: 'vireo', COUNTRY: 'es' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  dev = child
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  // All processes it starts share these pipes, which close when the last process ends.
  const allEnded = once(child, 'close')
  const readApi = () =>
    read(`http://127.0.0.1:${/its API on port (?<port>\d+)/u.exec(output)?.groups?.['port'] ?? 0}/healthz`)
  await expect.poll(async () => (await readApi())?.status, { timeout: 120_000, interval: 200 }).toBe(200)

  const origin = `http://localhost:${port}`
  const expected = {
    '/application-frontend/': '<html lang="es-ES">',
    '/application-frontend/src/main.tsx': 'hydrateRoot',
    '/application-frontend/assets/texts-v1/es/personal-details.json': 'firstName',
    '/api/policies?product=vireo-es&locale=es': '"key"',
  }
  for (const [url, text] of Object.entries(expected)) expect((await read(origin + url))?.text).toContain(text)

  const lock = path.join(dataDir, 'server.lock')
  expect(existsSync(lock)).toBe(true)
  child.kill('SIGTERM')
  await allEnded
  expect(existsSync(lock)).toBe(false)
  expect([await read(`${origin}/application-frontend/`), await readApi()]).toEqual([null, null])
})
