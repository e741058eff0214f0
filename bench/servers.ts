// Starts the servers to measure, and those of the gallery: the built reference server with its own database, no rate
// limits and default logs.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { serverFile } from '../tools/build/buildProduct.ts'
import { noRateLimits } from '../server/src/testing/environmentOfTests.ts'
import { findFreePort } from '../server/src/testing/findFreePort.ts'
import { fromRoot } from '../tools/process/root.ts'

export type RunningServer = {
  readonly origin: string
  /** Processor time of the server's process so far, all threads included. */
  readonly readCpuMicros: () => Promise<number>
  readonly stop: () => Promise<void>
}

type ServerOptions = {
  /** Folder of a built page. Without it, the server serves only the API. */
  readonly webDir?: string
  /** Without it, the server uses PGlite in a temporary folder. */
  readonly databaseUrl?: string
  readonly environment?: Readonly<Record<string, string>>
}

const startWithinMs = 60_000
const cpuTimeReporter = pathToFileURL(fromRoot('bench', 'floor', 'reportCpuTime.mjs')).href

const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false
  }
}

const cpuTimeSchema = v.tuple([v.object({ cpuMicros: v.number() })])

const readCpuMicros = async (child: ChildProcess): Promise<number> => {
  const message = once(child, 'message')
  child.send('cpu time')
  return v.parse(cpuTimeSchema, await message)[0].cpuMicros
}

/** Contains PORT, DATA_DIR and what a program needs besides. */
type BuildEnvironment = (origin: string) => Readonly<Record<string, string>>

/** Runs a program of Node. Resolves once it is ready. Throws where it exits or is not ready after a minute. */
const startProgram = async (program: readonly string[], buildEnvironment: BuildEnvironment): Promise<RunningServer> => {
  const port = String(await findFreePort())
  const origin = `http://127.0.0.1:${port}`
  const folder = mkdtempSync(path.join(tmpdir(), 'loan-bench-'))
  const child = spawn(process.execPath, ['--import', cpuTimeReporter, ...program], {
    env: { PATH: process.env['PATH'], PORT: port, DATA_DIR: folder, ...buildEnvironment(origin) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
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
    throw new Error(`The server did not start: ${program.join(' ')}`)
  }
  return { origin, readCpuMicros: () => readCpuMicros(child), stop }
}

/** Starts the built reference server. */
export const startServer = ({ webDir, databaseUrl, environment }: ServerOptions): Promise<RunningServer> =>
  startProgram([serverFile], (origin) => ({
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    ...noRateLimits,
    ...(webDir !== undefined && { WEB_DIR: webDir }),
    ...(databaseUrl !== undefined && {
      DATABASE_URL: databaseUrl,
      SECRET_KEY: 'a key of the bench of fitting length',
    }),
    ...environment,
  }))

/** Starts the floor (floor/floorServer.ts). Without `databaseUrl`, it uses PGlite in a temporary folder. */
export const startFloor = ({ databaseUrl }: Pick<ServerOptions, 'databaseUrl'>): Promise<RunningServer> =>
  startProgram(['--import', 'tsx', fromRoot('bench', 'floor', 'floorServer.ts')], () =>
    databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
  )
