// The command `rotate-keys` as a process of its own.
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { findFreePort } from './testing/findFreePort.ts'
import { startServer } from './testing/serverProcess.ts'

// A process can start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'loan-rotate-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const secrets = { SECRET_KEY: 'n'.repeat(40), READ_SECRET_KEYS: 'f'.repeat(40) }

type Result = { readonly failed: boolean; readonly output: string; readonly errors: string }

const rotate = (args: readonly string[], environment: Readonly<Record<string, string>> = secrets): Promise<Result> =>
  new Promise((resolve) => {
    const file = join(dirname(process.env['TEST_SERVER_FILE'] ?? ''), 'rotateKeys.js')
    const env = { PATH: process.env['PATH'], DATA_DIR: folder, ...environment }
    execFile(process.execPath, [file, ...args], { env }, (error, output, errors) =>
      resolve({ failed: error !== null, output, errors }),
    )
  })

describe('rotate-keys', () => {
  it('reports what it rewrote, and until when the former secret is needed', async () => {
    const { failed, output, errors } = await rotate([])
    expect([failed, errors]).toEqual([false, ''])
    expect(output).toMatch(/^secret [\da-f]{16}: current\nkeys of unsubscribed addresses: 1 rewritten\n/u)
    expect(output).toMatch(/\nsecret [\da-f]{16}: last used \S+Z; keep it in READ_SECRET_KEYS until \S+Z\n$/u)
    expect(output).not.toMatch(/nnn|fff/u)
  })

  it('rejects an argument, and settings that no server accepts', async () => {
    expect(await rotate(['--dry-run'])).toEqual({
      failed: true,
      output: '',
      errors: 'rotate-keys has no arguments, only the settings of the server (docs/deploying.md)\n',
    })
    expect((await rotate([], { READ_SECRET_KEYS: 'short' })).errors).toMatch(/^READ_SECRET_KEYS should be .*\n$/u)
  })

  it('creates a data folder that only its user reads', async () => {
    const created = join(folder, 'created')
    expect((await rotate([], { DATA_DIR: created })).output).toContain('there is nothing to rewrite')
    const paths = [created, ...readdirSync(created).map((name) => join(created, name))]
    expect(paths.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([])
  })

  it('leaves the embedded database of a running server to it', async () => {
    const server = startServer({ ...secrets, DATA_DIR: folder, PORT: String(await findFreePort()) })
    await server.started
    const { failed, errors } = await rotate([])
    server.child.kill('SIGKILL')
    await server.ended
    expect([failed, errors]).toEqual([true, expect.stringContaining('rewrites everything itself every hour')])
  })
})
