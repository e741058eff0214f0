// A proxy in front of a lead server that changes one thing about its requests or replies. For tests only.
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnFreePort } from '../../../server/src/testing/listenOnFreePort.ts'

export type ProxiedRequest = {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string
}

export type ProxiedReply = { readonly status: number; readonly headers: Record<string, string>; readonly body: Buffer }

/** Both functions return what is sent on. */
export type Fault = {
  readonly changeRequest?: (request: ProxiedRequest) => ProxiedRequest
  readonly changeReply?: (reply: ProxiedReply, request: ProxiedRequest) => ProxiedReply
}

/** Headers of one connection, and of an encoding that `fetch` decodes. */
const ownHeaders = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'content-encoding',
  'keep-alive',
])

const copyHeaders = (entries: Iterable<readonly [string, unknown]>): Record<string, string> =>
  Object.fromEntries(
    [...entries].filter(([name]) => !ownHeaders.has(name)).map(([name, value]) => [name, String(value)]),
  )

const readRequest = async (request: IncomingMessage): Promise<ProxiedRequest> => ({
  method: request.method ?? 'GET',
  url: request.url ?? '/',
  headers: copyHeaders(Object.entries(request.headers)),
  body: await text(request),
})

const forward = async (origin: string, { method, url, headers, body }: ProxiedRequest): Promise<ProxiedReply> => {
  const response = await fetch(`${origin}${url}`, { method, headers, ...(method !== 'GET' && body !== '' && { body }) })
  return {
    status: response.status,
    headers: copyHeaders(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

export type FaultyProxy = { readonly baseUrl: string; readonly close: () => Promise<void> }

const same = <Value>(value: Value): Value => value

/** `baseUrl` is the API base URL of the server behind it. */
export const startFaultyProxy = async (
  baseUrl: string,
  { changeRequest = same, changeReply = same }: Fault,
): Promise<FaultyProxy> => {
  const target = new URL(baseUrl)
  const serve = async (incoming: IncomingMessage): Promise<ProxiedReply> => {
    const request = await readRequest(incoming)
    return changeReply(await forward(target.origin, changeRequest(request)), request)
  }
  const proxy = createServer((incoming, outgoing) => {
    void serve(incoming).then(
      ({ status, headers, body }) => outgoing.writeHead(status, headers).end(body),
      () => outgoing.destroy(),
    )
  })
  const port = await listenOnFreePort(proxy)
  return {
    baseUrl: `http://127.0.0.1:${port}${target.pathname}`,
    close: async () => {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
