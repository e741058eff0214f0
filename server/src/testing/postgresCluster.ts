// A temporary PostgreSQL server that its caller can crash, freeze and restart on the same port. For tests and tools
// only.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findPostgres } from './postgresPrograms.ts'
import { findFreePort } from './findFreePort.ts'

const run = promisify(execFile)

export type PostgresCluster = {
  readonly url: string
  readonly start: () => Promise<void>
  /** Stops without a checkpoint and without waiting for clients, like a crash. */
  readonly crash: () => Promise<void>
  /** Suspends every process of the server (SIGSTOP); all connections stay open. */
  readonly freeze: () => Promise<void>
  readonly thaw: () => Promise<void>
  /** Makes a standby the primary. */
  readonly promote: () => Promise<void>
  /** Stops the server and deletes its folder. */
  readonly drop: () => Promise<void>
}

/** The command of a program. PostgreSQL does not run as root, so root starts it as the user `postgres`. */
const buildCommand = (program: string, args: readonly string[]): readonly [string, ...string[]] =>
  process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args]

const runAsPostgres = async (program: string, args: readonly string[]): Promise<string> => {
  const [command, ...rest] = buildCommand(program, args)
  return (await run(command, rest, { cwd: tmpdir() })).stdout
}

/** Starts a process that stops the server and deletes the folder when its input ends, also when the test is killed. */
const startCleanupProcess = (folder: string, stopCommand: readonly string[]): ChildProcess => {
  // `cat` ends with the input, which the operating system closes when this process ends.
  const script = 'folder=$1; shift; cat > /dev/null; "$@"; rm -rf "$folder"'
  const cleanupProcess = spawn('sh', ['-c', script, 'cleanup', folder, ...stopCommand], {
    cwd: tmpdir(),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  cleanupProcess.unref()
  return cleanupProcess
}

/**
 * Commits survive a crash of the server, because WAL reaches the operating system at each commit. `-F` turns fsync off:
 * only a crash of the machine would lose a commit.
 */
const defaultSettings = ['-F', '-c', 'max_connections=60']

/** Returns the command that fills a data folder before the first start of its server. */
type BuildInitCommand = (data: string) => readonly [program: string, ...args: string[]]

const startServer = async (
  programFolder: string,
  settings: readonly string[],
  buildInitCommand: BuildInitCommand,
): Promise<PostgresCluster> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'loan-cluster-'))
  // The user `postgres` writes into the folder of root.
  chmodSync(folder, 0o777)
  const data = path.join(folder, 'data')
  const control = path.join(programFolder, 'pg_ctl')
  const port = await findFreePort()
  const cleanupProcess = startCleanupProcess(
    folder,
    buildCommand(control, ['-D', data, '-m', 'immediate', '-w', 'stop']),
  )

  let isRunning = false
  const start = async (): Promise<void> => {
    if (isRunning) return
    const options = ['-h', '127.0.0.1', '-p', String(port), '-k', folder, ...settings].join(' ')
    const command = ['-D', data, '-l', path.join(folder, 'log'), '-o', options, '-w', 'start']
    await runAsPostgres(control, command)
    isRunning = true
  }
  const readPids = async (): Promise<readonly number[]> => {
    const parent = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(parent)])
    return [parent, ...stdout.trim().split(/\s+/u).map(Number)]
  }
  let frozen: readonly number[] = []

  const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
    for (const pid of pids) process.kill(pid, name)
  }
  const thaw = async (): Promise<void> => {
    signal(frozen, 'SIGCONT')
    frozen = []
  }

  const drop = async (): Promise<void> => {
    await thaw()
    const cleanedUp = once(cleanupProcess, 'exit')
    cleanupProcess.ref()
    cleanupProcess.stdin?.end()
    await cleanedUp
  }
  try {
    const [program, ...options] = buildInitCommand(data)
    await runAsPostgres(path.join(programFolder, program), options)
    await start()
  } catch (error) {
    await drop()
    throw error
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    crash: async () => {
      isRunning = false
      await runAsPostgres(control, ['-D', data, '-m', 'immediate', '-w', 'stop'])
    },
    freeze: async () => {
      frozen = await readPids()
      signal(frozen, 'SIGSTOP')
    },
    thaw,
    promote: async () => {
      await runAsPostgres(control, ['-D', data, '-w', 'promote'])
    },
    drop,
  }
}

/** Starts an empty server. Resolves with null when PostgreSQL is not installed. */
export const createCluster = async (settings: readonly string[] = defaultSettings): Promise<PostgresCluster | null> => {
  const programFolder = findPostgres()
  if (programFolder === null) return null
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  return startServer(programFolder, settings, (data) => ['initdb', '-D', data, ...options])
}

/** Starts a standby that copies a running server and follows it (streaming replication). */
export const createStandby = async (primary: Pick<PostgresCluster, 'url'>): Promise<PostgresCluster> => {
  const programFolder = findPostgres()
  if (programFolder === null) throw new Error('PostgreSQL is not installed')
  const options = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync']
  return startServer(programFolder, defaultSettings, (data) => [
    'pg_basebackup',
    '-D',
    data,
    '-d',
    primary.url,
    ...options,
  ])
}
