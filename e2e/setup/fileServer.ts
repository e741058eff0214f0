// A server of files alone, as a CDN that has a copy of a built page: no code of the lead server runs in it.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'

export type FileServer = {
  /** `http://localhost:PORT`. */
  readonly origin: string
  readonly close: () => Promise<void>
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The rules of docs/deploying.md for a path below the page's, without its first slash. */
const resolveFile = (folder: string, below: string): string => {
  if (below === '') return 'index.html'
  if (path.extname(below) !== '') return below
  if (existsSync(path.join(folder, `${below}.html`))) return `${below}.html`
  return below.startsWith('continue/') ? 'continue.html' : 'shell.html'
}

type FileServerOptions = {
  readonly folder: string
  readonly port: number
  /** With slashes at both ends. */
  readonly basePath: string
  /** The security policy of each document by file name. */
  readonly policies: ReadonlyMap<string, string>
}

export const startFileServer = async ({ folder, port, basePath, policies }: FileServerOptions): Promise<FileServer> => {
  const server = createServer(({ url = '/', method }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const name = pathname.startsWith(basePath) ? resolveFile(folder, pathname.slice(basePath.length)) : null
    const file = name === null ? null : path.join(folder, path.normalize(name))
    if (file === null || method !== 'GET' || !file.startsWith(`${folder}${path.sep}`) || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    const policy = policies.get(path.basename(file))
    response.writeHead(200, {
      'content-type': mediaTypes[path.extname(file)] ?? 'application/octet-stream',
      ...(policy !== undefined && { 'content-security-policy': policy }),
    })
    response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => void server.listen(port, 'localhost', resolve))
  return {
    origin: `http://localhost:${port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
