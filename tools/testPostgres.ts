// A throw-away PostgreSQL server for tests and benches: its own folder, a free port, gone when stopped.
// As a vitest global set-up it gives the server's tests TEST_DATABASE_URL.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from './process/findFreePort.ts'
import { findPostgres } from './setup/postgres.ts'

export type TestPostgres = { readonly url: string; readonly stop: () => Promise<void> }

const run = promisify(execFile)

/** PostgreSQL refuses to run as root, where it runs as its own user. */
const asPostgres = (program: string, args: readonly string[]): readonly [string, ...string[]] =>
  process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args]

const runAsPostgres = async (program: string, args: readonly string[]): Promise<void> => {
  const [command, ...rest] = asPostgres(program, args)
  await run(command, rest, { cwd: tmpdir() })
}

/**
 * Stops the server and takes its folder away once its input ends: when it is told to, and also when this process is
 * killed, so that no run leaves a server behind.
 */
const startKeeper = (folder: string, stopCommand: readonly string[]): ChildProcess => {
  const script = 'folder=$1; shift; cat > /dev/null; "$@"; rm -rf "$folder"'
  const keeper = spawn('sh', ['-c', script, 'keeper', folder, ...stopCommand], {
    cwd: tmpdir(),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  keeper.unref()
  return keeper
}

/** No fsync, no durability: fast, and the folder is thrown away. */
const settings = ['-F', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200']

/** Null where PostgreSQL is not installed. */
export const startTestPostgres = async (): Promise<TestPostgres | null> => {
  const programs = findPostgres()
  if (programs === null) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'loan-postgres-'))
  chmodSync(folder, 0o777)
  const data = path.join(folder, 'data')
  const control = path.join(programs, 'pg_ctl')
  const port = await findFreePort()
  const keeper = startKeeper(folder, asPostgres(control, ['-D', data, '-m', 'immediate', '-w', 'stop']))
  const stop = async (): Promise<void> => {
    const gone = once(keeper, 'exit')
    keeper.ref()
    keeper.stdin?.end()
    await gone
  }
  try {
    const cluster = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
    await runAsPostgres(path.join(programs, 'initdb'), cluster)
    const options = ['-h', '127.0.0.1', '-p', String(port), '-k', folder, ...settings].join(' ')
    await runAsPostgres(control, ['-D', data, '-l', path.join(folder, 'log'), '-o', options, '-w', 'start'])
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

/** For vitest: a server for the length of the run, unless one is named already. */
export const setup = async (): Promise<() => Promise<void>> => {
  if (process.env['TEST_DATABASE_URL'] !== undefined) return async () => {}
  const postgres = await startTestPostgres()
  if (postgres === null) return async () => {}
  process.env['TEST_DATABASE_URL'] = postgres.url
  return postgres.stop
}
