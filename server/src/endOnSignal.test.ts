// A signal before the server listens. mainMessages.test.ts and main.test.ts have the signals of a server that serves.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { findFreePort } from './testing/findFreePort.ts'
import { listenOnFreePort } from './testing/listenOnFreePort.ts'
import { startServer } from './testing/serverProcess.ts'

// A process can start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

it.each(['SIGTERM', 'SIGINT'] as const)('ends a server that waits for its database at %s', async (signal) => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-signals-'))
  const database = createServer()
  onTestFinished(() => {
    database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const connected = once(database, 'connection')
  const databasePort = await listenOnFreePort(database)
  const server = startServer({
    DATABASE_URL: `postgres://me:secret@127.0.0.1:${databasePort}/x`,
    SECRET_KEY: 'k'.repeat(32),
    DATA_DIR: folder,
    PORT: String(await findFreePort()),
  })
  await connected
  server.child.kill(signal)
  // Without a handler the signal itself would end the process, except for the first process of a container.
  expect(await server.ended).toEqual({ code: 0, signal: null })
})
