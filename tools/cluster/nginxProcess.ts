// Starts nginx in front of the servers of a cluster, with the templates of ops/nginx and plain HTTP.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findOnPath } from '../setup/isWorking.ts'
import { type OwnProcess, startProcess } from './childProcess.ts'
import { formatLeadServers, renderNginxFile } from './nginxFiles.ts'

/** Debian installs it where the PATH of other users than root has no entry. */
const debianFile = '/usr/sbin/nginx'

/** Null when nginx is not installed. */
export const findNginx = (): string | null => findOnPath('nginx') ?? (existsSync(debianFile) ? debianFile : null)

/** Shorter times make tests faster. */
export type NginxTimes = {
  /** After this time idle connections to servers are closed. Shorter than STOP_DELAY_SECONDS. Deployed: 4. */
  readonly idleSeconds: number
  /** How long a failed server gets no requests. Deployed: 5. */
  readonly failSeconds: number
}

type NginxOptions = {
  /** Exists, and other users can enter it: nginx started by root has workers of another user. */
  readonly folder: string
  readonly port: number
  readonly serverPorts: readonly number[]
  readonly basePath: string
  /** Replaces the times of the deployment, for tests. */
  readonly times?: NginxTimes | undefined
}

export type NginxProcess = OwnProcess & {
  /** Writes the configuration with these servers, and loads it without closing connections. */
  readonly setServers: (serverPorts: readonly number[]) => void
}

const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `  ${name}_temp_path temporary/${name};`)
  .join('\n')

const idleSetting = 'keepalive_timeout 4s;'

/** Throws when the template does not have the setting. */
const replaceIdleSeconds = (text: string, seconds: number): string => {
  if (!text.includes(idleSetting)) throw new Error(`http.conf.template should contain ${idleSetting}`)
  return text.replace(idleSetting, `keepalive_timeout ${seconds}s;`)
}

const writeConfiguration = ({ folder, port, serverPorts, basePath, times }: NginxOptions): void => {
  const values = {
    LOG_FOLDER: folder,
    CACHE_FOLDER: path.join(folder, 'cache'),
    LEAD_SERVERS: formatLeadServers(
      serverPorts.map((one) => `127.0.0.1:${one}`),
      times?.failSeconds,
    ),
    BASE_PATH: basePath,
    // The cluster has no TLS.
    HSTS: '',
  }
  mkdirSync(path.join(folder, 'temporary'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  const http = renderNginxFile('http.conf', values)
  write('http.conf', times === undefined ? http : replaceIdleSeconds(http, times.idleSeconds))
  write('routes.conf', renderNginxFile('snippets/routes.conf', values))
  write(
    'nginx.conf',
    `pid nginx.pid;
worker_processes 2;
events {
  worker_connections 1024;
}
http {
${temporaryPaths}
  include http.conf;
  server {
    listen 127.0.0.1:${port};
    include routes.conf;
  }
}
`,
  )
}

/** Throws when nginx is not installed. */
export const startNginx = (options: NginxOptions): NginxProcess => {
  const program = findNginx()
  if (program === null) throw new Error('nginx should be installed: on Debian, apt-get install nginx-light')
  const { folder } = options
  writeConfiguration(options)
  const args = ['-p', folder, '-e', 'nginx.log', '-c', 'nginx.conf', '-g', 'daemon off;']
  const own = startProcess({ command: program, args, env: process.env, logFile: path.join(folder, 'nginx.log') })
  return {
    ...own,
    setServers: (serverPorts) => {
      writeConfiguration({ ...options, serverPorts })
      own.child.kill('SIGHUP')
    },
  }
}
