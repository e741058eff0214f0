// Starts a real server process, for tests that stop or kill it. For tests only.
import { type ChildProcess, spawn } from 'node:child_process'

/** The built server of this run (tools/tests/builtServer.ts). */
const readServerFile = (): string => {
  const file = process.env['TEST_SERVER_FILE']
  if (file === undefined) throw new Error('TEST_SERVER_FILE is missing: the global set-up of the server tests sets it')
  return file
}

export type ProcessExit = { readonly code: number | null; readonly signal: NodeJS.Signals | null }

export type ServerProcess = {
  readonly child: ChildProcess
  readonly url: string
  readonly output: () => string
  readonly ended: Promise<ProcessExit>
  /** Resolves when the process has printed its URL; rejects when the process ends before. */
  readonly started: Promise<void>
}

/** The process inherits `umask`. */
export const startServer = (environment: Readonly<Record<string, string>>, umask = '022'): ServerProcess => {
  let output = ''
  const command = [process.execPath, '--enable-source-maps', readServerFile()]
  const child = spawn('sh', ['-c', `umask ${umask}; exec "$@"`, 'sh', ...command], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { stdout, stderr } = child
  const ended = new Promise<ProcessExit>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }))
  })
  const started = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (/^http:\/\/\S+\/application-frontend\/$/mu.test(output)) resolve()
    }
    stdout.on('data', read)
    stderr.on('data', read)
    void ended.then(() => reject(new Error(`The server ended: ${output}`)))
  })
  // A test that expects the start to fail does not await `started`. Prevent an unhandled rejection.
  started.catch(() => {})
  return {
    child,
    url: `http://localhost:${environment['PORT'] ?? '8080'}`,
    output: () => output,
    ended,
    started,
  }
}
