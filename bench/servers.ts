// Starts the servers to measure: the built reference server with its own database, no rate limits and default logs.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverFile } from '../tools/build/buildProduct.ts'
import { findFreePort } from '../tools/process/findFreePort.ts'

export type RunningServer = { readonly origin: string; readonly stop: () => Promise<void> }

type ServerOptions = {
  /** Folder of a built page. Without it, the server serves only the API. */
  readonly webDir?: string
  /** Without it, the server uses PGlite in a temporary folder. */
  readonly databaseUrl?: string
}

const startWithinMs = 120_000

const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false
  }
}

/** Resolves once the server is ready. Throws where it exits or is not ready after two minutes. */
export const startServer = async ({ webDir, databaseUrl }: ServerOptions): Promise<RunningServer> => {
  const port = String(await findFreePort())
  const origin = `http://127.0.0.1:${port}`
  const folder = mkdtempSync(path.join(tmpdir(), 'loan-bench-'))
  const child = spawn(process.execPath, [serverFile], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: origin,
      DATA_DIR: folder,
      RATE_LIMIT_READS: '0',
      RATE_LIMIT_WRITES: '0',
      RATE_LIMIT_CODES: '0',
      RATE_LIMIT_UPLOADS: '0',
      RATE_LIMIT_PAGES: '0',
      RATE_LIMIT_REPORTS: '0',
      RATE_LIMIT_HEALTH: '0',
      ...(webDir !== undefined && { WEB_DIR: webDir }),
      ...(databaseUrl !== undefined && {
        DATABASE_URL: databaseUrl,
        SECRET_KEY: 'a key of the bench, of fitting length',
      }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const deadline = performance.now() + startWithinMs
  while (!(await isReady(origin))) {
    if (child.exitCode === null && performance.now() < deadline) {
      await sleep(50)
      continue
    }
    await stop()
    throw new Error('The server to measure did not start')
  }
  return { origin, stop }
}
