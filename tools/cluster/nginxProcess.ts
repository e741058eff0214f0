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

type NginxOptions = {
  /** Exists, and other users can enter it: nginx started by root has workers of another user. */
  readonly folder: string
  readonly port: number
  readonly serverPorts: readonly number[]
  readonly basePath: string
}

const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `  ${name}_temp_path temporary/${name};`)
  .join('\n')

/** Throws when nginx is not installed. */
export const startNginx = ({ folder, port, serverPorts, basePath }: NginxOptions): OwnProcess => {
  const program = findNginx()
  if (program === null) throw new Error('nginx should be installed: on Debian, apt-get install nginx-light')
  const values = {
    LOG_FOLDER: folder,
    CACHE_FOLDER: path.join(folder, 'cache'),
    LEAD_SERVERS: formatLeadServers(serverPorts.map((one) => `127.0.0.1:${one}`)),
    BASE_PATH: basePath,
  }
  mkdirSync(path.join(folder, 'temporary'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  write('http.conf', renderNginxFile('http.conf', values))
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
  const args = ['-p', folder, '-e', 'nginx.log', '-c', 'nginx.conf', '-g', 'daemon off;']
  return startProcess({ command: program, args, env: process.env, logFile: path.join(folder, 'nginx.log') })
}
