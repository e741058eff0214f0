// A temporary OpenStack Swift, an object storage whose middleware `s3api` speaks S3. Debian has it in the packages
// swift-proxy, swift-account, swift-container and swift-object. For tests only.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { S3Settings } from '../config/fileStoreVariables.ts'
import { findFreePort } from './findFreePort.ts'

const run = promisify(execFile)

const programFolder = '/usr/bin'

/** Each process needs about 2 s of processor time. */
const startLimitMs = 45_000

const kinds = ['account', 'container', 'object'] as const
type Kind = (typeof kinds)[number] | 'proxy'

/** False when Swift is not installed. */
export const hasSwift = (): boolean =>
  [...kinds, 'proxy'].every((kind) => existsSync(path.join(programFolder, `swift-${kind}-server`)))

/** A listing has two objects a page. */
export type SwiftServer = {
  readonly settings: Omit<S3Settings, 'bucket'>
  /** Stops the process that speaks S3. Nothing listens on its port until `start`. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
  /** Stops all processes and deletes the folder. */
  readonly drop: () => Promise<void>
}

const writeSettings = (folder: string, kind: Kind, port: number, rest: string): void => {
  const common = [
    '[DEFAULT]',
    'bind_ip = 127.0.0.1',
    `bind_port = ${port}`,
    `swift_dir = ${folder}`,
    `devices = ${folder}/devices`,
    'mount_check = false',
    'fallocate_reserve = 0',
    'workers = 0',
    `user = ${userInfo().username}`,
    `recon_cache_path = ${folder}`,
    // No socket of a system log: Swift then logs nothing.
    `log_address = ${folder}/no-log`,
  ]
  writeFileSync(path.join(folder, `${kind}.conf`), `${common.join('\n')}\n${rest}`)
}

const proxySettings = `[pipeline:main]
pipeline = cache listing_formats bulk s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:tempauth]
use = egg:swift#tempauth
user_loan_files = swift-secret .admin
[filter:s3api]
use = egg:swift#s3api
location = eu-west-1
max_bucket_listing = 2
# s3api needs this filter, and works while nothing listens there.
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
`

/** Writes the file that says on which device an item is: on the only one. */
const buildRing = async (folder: string, kind: Kind, port: number): Promise<void> => {
  const builder = path.join(folder, `${kind}.builder`)
  const steps = [['create', '1', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/device`, '1'], ['rebalance']]
  for (const step of steps) await run(path.join(programFolder, 'swift-ring-builder'), [builder, ...step])
}

type RunningProcess = { readonly end: () => Promise<void> }

/** A process that also ends when this one is killed: `cat` ends with its input, which the operating system closes. */
const startProcess = (folder: string, kind: Kind): RunningProcess => {
  const program = path.join(programFolder, `swift-${kind}-server`)
  const script = '"$@" & cat > /dev/null; kill $!; wait $!'
  const log = openSync(path.join(folder, 'log'), 'a')
  const child = spawn('sh', ['-c', script, kind, program, path.join(folder, `${kind}.conf`)], {
    detached: true,
    stdio: ['pipe', log, log],
  })
  closeSync(log)
  child.unref()
  return {
    end: async () => {
      child.ref()
      const ended = once(child, 'exit')
      child.stdin?.end()
      await ended
    },
  }
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

/** Throws with what the processes printed when nothing listens within the time. */
const waitUntilListening = async (folder: string, port: number): Promise<void> => {
  const end = performance.now() + startLimitMs
  while (!(await isListening(port))) {
    if (performance.now() > end)
      throw new Error(`Swift does not start: ${readFileSync(path.join(folder, 'log'), 'utf8')}`)
    await pause(100)
  }
}

export const startSwift = async (): Promise<SwiftServer> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'loan-swift-'))
  mkdirSync(path.join(folder, 'devices', 'device'), { recursive: true })
  const prepare = async (kind: (typeof kinds)[number]): Promise<RunningProcess> => {
    const port = await findFreePort()
    writeSettings(
      folder,
      kind,
      port,
      `[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`,
    )
    await buildRing(folder, kind, port)
    const server = startProcess(folder, kind)
    await waitUntilListening(folder, port)
    return server
  }
  const storageServers = await Promise.all(kinds.map(prepare))
  const port = await findFreePort()
  writeSettings(folder, 'proxy', port, proxySettings)
  let proxy: RunningProcess | null = null
  const stop = async (): Promise<void> => {
    await proxy?.end()
    proxy = null
  }
  const start = async (): Promise<void> => {
    proxy ??= startProcess(folder, 'proxy')
    await waitUntilListening(folder, port)
  }
  await start()
  return {
    settings: {
      prefix: '',
      region: 'eu-west-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'loan:files', secretAccessKey: 'swift-secret' },
    },
    stop,
    start,
    drop: async () => {
      await Promise.all([stop(), ...storageServers.map((server) => server.end())])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
