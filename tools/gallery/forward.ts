// Passes requests on to the server of all products, and lets its pages stand in the gallery's frame as they do on their
// own. On the developer's machine alone: it takes away what keeps pages out of frames.
import { createHash } from 'node:crypto'
import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** Its value names what is held back while a frame shows how it waits. */
export const holdCookie = 'gallery-hold'

/** By the value of the cookie: what pages wait for, and what screens wait for. */
const held: Readonly<Record<string, RegExp>> = {
  page: /\/locales\//u,
  screen: /^\/api\/lead\/status\//u,
}

export const isHeld = (path: string, cookie: string | undefined): boolean => {
  const value = new RegExp(`(?:^|; )${holdCookie}=(\\w+)`, 'u').exec(cookie ?? '')?.[1]
  return value !== undefined && (held[value]?.test(path) ?? false)
}

/** A page in a frame leaves its head and foot to the page around it; here it shall not know of the frame. */
const ownWindow = `Object.defineProperty(window,'self',{value:window.top})`

const scriptHash = `'sha256-${createHash('sha256').update(ownWindow).digest('base64')}'`

export const frameablePolicy = (policy: string): string =>
  policy
    .replace(/frame-ancestors [^;]*/u, "frame-ancestors 'self'")
    .replace(/script-src /u, `script-src ${scriptHash} `)

export const frameablePage = (document: string): string =>
  document.replace('<head>', `<head><script>${ownWindow}</script>`)

/** Nothing is kept: what is held back must be asked for. */
const headersFor = ({ 'x-frame-options': _frames, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders => {
  const policy = headers['content-security-policy']
  return {
    ...headers,
    'cache-control': 'no-store',
    ...(typeof policy === 'string' && { 'content-security-policy': frameablePolicy(policy) }),
  }
}

const isPage = ({ 'content-type': type }: IncomingHttpHeaders): boolean => type?.startsWith('text/html') ?? false

const sendPage = (answer: IncomingMessage, response: ServerResponse): void => {
  const chunks: Buffer[] = []
  answer.on('data', (chunk: Buffer) => chunks.push(chunk))
  answer.on('end', () => {
    const body = Buffer.from(frameablePage(Buffer.concat(chunks).toString()))
    response.writeHead(answer.statusCode ?? 502, { ...headersFor(answer.headers), 'content-length': body.length })
    response.end(body)
  })
}

/** `port` of the server on this machine. */
export const forward = (incoming: IncomingMessage, response: ServerResponse, port: number): void => {
  const { url: path = '/', method, headers } = incoming
  if (isHeld(path, headers.cookie)) return
  const { 'accept-encoding': _encoding, 'if-none-match': _tag, 'if-modified-since': _since, ...passed } = headers
  const outgoing = request({ host: 'localhost', port, path, method, headers: passed }, (answer) => {
    if (isPage(answer.headers)) {
      sendPage(answer, response)
      return
    }
    response.writeHead(answer.statusCode ?? 502, headersFor(answer.headers))
    answer.pipe(response)
  })
  outgoing.on('error', () => {
    if (!response.headersSent) response.writeHead(502)
    response.end('The server does not answer.')
  })
  incoming.pipe(outgoing)
}
