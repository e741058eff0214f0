// Several servers behind nginx on one PostgreSQL, for `npm run start:cluster` and its test.
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createCluster as createPostgres } from '../../server/src/testing/postgresCluster.ts'
import { serverFile } from '../build/buildProduct.ts'
import { findFreePort } from '../../server/src/testing/findFreePort.ts'
import { type OwnProcess, startProcess, stopProcess } from './childProcess.ts'
import { type NginxProcess, type NginxTimes, startNginx } from './nginxProcess.ts'
import { waitUntilReady } from './waitUntilReady.ts'
import { CommandError } from '../process/commandError.ts'

export type ClusterOptions = {
  readonly instances: number
  /** The port of nginx. */
  readonly port: number
  readonly basePath: string
  /** The built server of another release; the default is the built server of this one. */
  readonly serverFile?: string
  /** An existing database with the folder of its uploads; null starts a temporary one. */
  readonly database: { readonly url: string; readonly uploadDir: string } | null
  /** Replace the times of the deployment, for tests. */
  readonly times?: NginxTimes
  /** More variables of the servers. */
  readonly environment: Readonly<Record<string, string>>
  /** Receives one line for each server that ends before the cluster is stopped. */
  readonly onUnexpectedEnd: (line: string) => void
}

export type ServerCluster = {
  /** Without a path. */
  readonly origin: string
  readonly databaseUrl: string
  /** The temporary folder: configuration, logs and cache of nginx, logs of the servers. */
  readonly folder: string
  /** The origins of the servers now, in the order of their numbers. */
  readonly listServerOrigins: () => readonly string[]
  /** Sends a signal to a server and resolves when it has ended. */
  readonly end: (index: number, signal: NodeJS.Signals) => Promise<void>
  /** Starts a server that has ended, on its port, with the given release or its last one. Resolves when it is ready. */
  readonly restart: (index: number, serverFile?: string) => Promise<void>
  /** Starts one more server, and adds it to nginx when it is ready. */
  readonly add: () => Promise<void>
  /**
   * Resolves when nginx has sent one more request to a server that is ready: it sends none for some seconds after a
   * failure. Other requests have to arrive. Rejects after 30 seconds.
   */
  readonly waitUntilUsed: (index: number) => Promise<void>
  /** Drains and ends the servers, then nginx, then PostgreSQL, and deletes the folder. */
  readonly stop: () => Promise<void>
}

/** Longer than a server needs: STOP_DELAY_SECONDS and 20 seconds. */
const stopLimitMs = 30_000
/** Fsync is on, as in production. */
const postgresSettings = ['-c', 'max_connections=120']

const useLimitMs = 30_000

/** `address` such as `127.0.0.1:8081`. */
const waitForRequest = async (logFile: string, address: string): Promise<void> => {
  const count = () =>
    readFileSync(logFile, 'utf8')
      .split('\n')
      .filter((line) => line.includes(` ${address} 200`)).length
  const before = count()
  const start = performance.now()
  while (count() === before) {
    if (performance.now() - start > useLimitMs) throw new Error(`nginx sends no request to ${address}`)
    await pause(50)
  }
}

const openDatabase = async ({ database }: ClusterOptions, folder: string) => {
  if (database !== null) return { ...database, drop: async () => {} }
  const postgres = await createPostgres(postgresSettings)
  if (postgres === null) {
    throw new CommandError('PostgreSQL should be installed, or DATABASE_URL set: on Debian, apt-get install postgresql')
  }
  return { url: postgres.url, uploadDir: path.join(folder, 'uploads'), drop: postgres.drop }
}

/** Throws when a program is missing or does not start; then everything that was started has ended. */
export const startServerCluster = async (options: ClusterOptions): Promise<ServerCluster> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'loan-servers-'))
  chmodSync(folder, 0o711)
  const cleanups: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
  const runCleanups = async () => {
    for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
  }
  const ending = new Set<OwnProcess>()
  const servers: OwnProcess[] = []
  try {
    const database = await openDatabase(options, folder)
    cleanups.push(database.drop)
    const ports: number[] = []
    const releases: string[] = []
    const addPort = async () => {
      ports.push(await findFreePort())
      releases.push(options.serverFile ?? serverFile)
    }
    while (ports.length < options.instances) await addPort()
    const origin = `http://localhost:${options.port}`
    const secretKey = randomBytes(32).toString('base64url')
    const variables = {
      SECRET_KEY: secretKey,
      PUBLIC_URL: origin,
      STOP_DELAY_SECONDS: '5',
      ...process.env,
      ...options.environment,
      DATABASE_URL: database.url,
      UPLOAD_DIR: database.uploadDir,
      HOST: '127.0.0.1',
      TRUSTED_PROXIES: '127.0.0.1',
    }
    const start = async (index: number, release = releases[index]): Promise<void> => {
      const port = ports[index]
      if (port === undefined || release === undefined) throw new Error(`There is no server ${index}`)
      releases[index] = release
      const name = `server ${index + 1}`
      const dataDir = path.join(folder, `data-${index + 1}`)
      mkdirSync(dataDir, { recursive: true, mode: 0o700 })
      const own = startProcess({
        command: process.execPath,
        args: ['--enable-source-maps', release],
        env: { ...variables, PORT: String(port), DATA_DIR: dataDir },
        logFile: path.join(folder, `server-${index + 1}.log`),
      })
      servers[index] = own
      void own.ended.then((reason) => {
        if (!ending.has(own)) options.onUnexpectedEnd(`${name} ended: ${reason}`)
      })
      await waitUntilReady(name, `http://127.0.0.1:${port}/readyz`, own)
    }
    const endServer = async (index: number, signal: NodeJS.Signals): Promise<void> => {
      const own = servers[index]
      if (own === undefined) return
      ending.add(own)
      await stopProcess(own, { signal, limitMs: stopLimitMs })
    }
    let nginx: NginxProcess | null = null
    cleanups.push(async () => {
      if (nginx !== null) await stopProcess(nginx, { signal: 'SIGQUIT', limitMs: 5000 })
    })
    cleanups.push(async () => {
      await Promise.all(ports.map((_port, index) => endServer(index, 'SIGTERM')))
    })
    // The first server creates the tables.
    for (const index of ports.keys()) await start(index)
    nginx = startNginx({ folder, serverPorts: ports, ...options })
    await waitUntilReady('nginx', `http://127.0.0.1:${options.port}/healthz`, nginx)
    return {
      origin,
      databaseUrl: database.url,
      folder,
      listServerOrigins: () => ports.map((port) => `http://127.0.0.1:${port}`),
      end: endServer,
      restart: start,
      add: async () => {
        await addPort()
        await start(ports.length - 1)
        nginx?.setServers(ports)
      },
      waitUntilUsed: (index) => waitForRequest(path.join(folder, 'access.log'), `127.0.0.1:${ports[index]}`),
      stop: runCleanups,
    }
  } catch (error) {
    await runCleanups()
    throw error
  }
}
