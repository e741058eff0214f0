// Reverse proxy to the server of all products. It removes the headers that forbid framing, so that the gallery can show
// the pages in a frame. Only for development machines.
import { createHash } from 'node:crypto'
import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** An embedded page hides its header and footer. This script hides the frame from the page, so that it shows them. */
const ownWindow = `Object.defineProperty(window,'self',{value:window.top})`

const scriptHash = `'sha256-${createHash('sha256').update(ownWindow).digest('base64')}'`

export const frameablePolicy = (policy: string): string =>
  policy
    .replace(/frame-ancestors [^;]*/u, "frame-ancestors 'self'")
    .replace(/script-src /u, `script-src ${scriptHash} `)

export const frameablePage = (document: string): string =>
  document.replace('<head>', `<head><script>${ownWindow}</script>`)

/** Allows framing. */
const headersFor = ({ 'x-frame-options': _frames, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders => {
  const policy = headers['content-security-policy']
  return {
    ...headers,
    ...(typeof policy === 'string' && { 'content-security-policy': frameablePolicy(policy) }),
  }
}

const isPage = ({ 'content-type': type }: IncomingHttpHeaders): boolean => type?.startsWith('text/html') ?? false

/** Disables the cache for the document, because the changed document has the ETag of the original. */
const sendPage = (answer: IncomingMessage, response: ServerResponse): void => {
  const chunks: Buffer[] = []
  answer.on('data', (chunk: Buffer) => chunks.push(chunk))
  answer.on('end', () => {
    const body = Buffer.from(frameablePage(Buffer.concat(chunks).toString()))
    response.writeHead(answer.statusCode ?? 502, {
      ...headersFor(answer.headers),
      'cache-control': 'no-store',
      'content-length': body.length,
    })
    response.end(body)
  })
}

/** `port` is the port of the server on localhost. */
export const forward = (incoming: IncomingMessage, response: ServerResponse, port: number): void => {
  const { url: path = '/', method, headers } = incoming
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
    response.end('The server does not respond.')
  })
  incoming.pipe(outgoing)
}
