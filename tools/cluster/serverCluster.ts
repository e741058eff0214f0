// Several servers behind nginx on one PostgreSQL, for `npm run start:cluster` and its test.
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCluster as createPostgres } from '../../server/src/testing/postgresCluster.ts'
import { serverFile } from '../build/buildProduct.ts'
import { findFreePort } from '../process/findFreePort.ts'
import { type OwnProcess, startProcess, stopProcess } from './childProcess.ts'
import { startNginx } from './nginxProcess.ts'
import { waitUntilReady } from './waitUntilReady.ts'

export type ClusterOptions = {
  readonly instances: number
  /** The port of nginx. */
  readonly port: number
  readonly basePath: string
  /** An existing database with the folder of its uploads; null starts a temporary one. */
  readonly database: { readonly url: string; readonly uploadDir: string } | null
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
  /** The origins of the servers, in the order of their numbers. */
  readonly serverOrigins: readonly string[]
  /** Sends a signal to a server and resolves when it has ended. */
  readonly end: (index: number, signal: NodeJS.Signals) => Promise<void>
  /** Starts a server that has ended, on its port. Resolves when it is ready. */
  readonly restart: (index: number) => Promise<void>
  /** Drains and ends the servers, then nginx, then PostgreSQL, and deletes the folder. */
  readonly stop: () => Promise<void>
}

/** Longer than a server needs: STOP_DELAY_SECONDS and 10 seconds. */
const stopLimitMs = 30_000
/** Fsync is on, as in production. */
const postgresSettings = ['-c', 'max_connections=120']

const openDatabase = async ({ database }: ClusterOptions, folder: string) => {
  if (database !== null) return { ...database, drop: async () => {} }
  const postgres = await createPostgres(postgresSettings)
  if (postgres === null) {
    throw new Error('PostgreSQL should be installed, or DATABASE_URL set: on Debian, apt-get install postgresql')
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
    while (ports.length < options.instances) ports.push(await findFreePort())
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
    const start = async (index: number): Promise<void> => {
      const port = ports[index]
      if (port === undefined) throw new Error(`There is no server ${index}`)
      const name = `server ${index + 1}`
      const dataDir = path.join(folder, `data-${index + 1}`)
      mkdirSync(dataDir, { recursive: true, mode: 0o700 })
      const own = startProcess({
        command: process.execPath,
        args: ['--enable-source-maps', serverFile],
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
    let nginx: OwnProcess | null = null
    cleanups.push(async () => {
      if (nginx !== null) await stopProcess(nginx, { signal: 'SIGQUIT', limitMs: 5000 })
    })
    cleanups.push(async () => {
      await Promise.all(ports.map((_port, index) => endServer(index, 'SIGTERM')))
    })
    // The first server creates the tables.
    for (const index of ports.keys()) await start(index)
    nginx = startNginx({ folder, port: options.port, serverPorts: ports, basePath: options.basePath })
    await waitUntilReady('nginx', `http://127.0.0.1:${options.port}/healthz`, nginx)
    return {
      origin,
      databaseUrl: database.url,
      folder,
      serverOrigins: ports.map((port) => `http://127.0.0.1:${port}`),
      end: endServer,
      restart: start,
      stop: runCleanups,
    }
  } catch (error) {
    await runCleanups()
    throw error
  }
}
