// Only the server's user can read the files and folders of applicants' data, whatever their previous modes.
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findFreePort } from './testing/findFreePort.ts'
import { startServer } from './testing/serverProcess.ts'

// A process can start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

describe('the data folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'loan-modes-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const listModes = (): ReadonlyMap<string, number> =>
    new Map(
      ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map((name) => [
        name,
        lstatSync(join(folder, name)).mode & 0o777,
      ]),
    )
  const startAndKillServer = async () => {
    const server = startServer({ DATA_DIR: folder, PORT: String(await findFreePort()), LOG_LEVEL: 'warn' }, '000')
    await server.started
    server.child.kill('SIGKILL')
    await server.ended
  }

  it('and all its files become private, under umask 000 and whatever their previous modes', async () => {
    chmodSync(folder, 0o755)
    mkdirSync(join(folder, 'uploads'))
    chmodSync(join(folder, 'uploads'), 0o777)
    await startAndKillServer()
    const listExposed = () => [...listModes()].filter(([, mode]) => (mode & 0o077) !== 0)
    expect(listModes().size).toBeGreaterThan(100)
    expect(listExposed()).toEqual([])

    // Restore the modes that earlier releases gave the folder and the database.
    for (const name of ['.', ...[...listModes().keys()].filter((path) => path.startsWith('database'))]) {
      const file = join(folder, name)
      chmodSync(file, lstatSync(file).isDirectory() ? 0o755 : 0o666)
    }
    writeFileSync(join(folder, 'database', 'left-over'), '')
    await startAndKillServer()
    expect(listExposed()).toEqual([])
  })
})
