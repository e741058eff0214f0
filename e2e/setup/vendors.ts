// Fakes of the third parties on loopback. Each has its own origin, records its requests, and can be blocked, slow,
// throwing or hanging.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { type VendorName, vendorNames, vendors } from '@loan/domain/tracking/vendors'
import { vendorScripts } from './vendorScripts.ts'

export type VendorMode = 'works' | 'blocked' | 'slow' | 'throws' | 'hangs'

export type VendorRequest = {
  readonly vendor: VendorName
  readonly path: string
  readonly headers: Readonly<Record<string, unknown>>
  /** The body as text, decompressed. */
  readonly body: string
}

export type VendorFakes = {
  /** Environment variables of a server that uses the fakes. */
  readonly environment: Readonly<Record<string, string>>
  readonly requests: readonly VendorRequest[]
  readonly of: (vendor: VendorName) => readonly VendorRequest[]
  /** The calls that the script of a vendor sent, as JSON texts. */
  readonly listCalls: (vendor: VendorName) => readonly string[]
  readonly setMode: (vendor: VendorName, mode: VendorMode) => void
  readonly forget: () => void
  /** Makes the fakes like new ones for another test: no request, no connection, every mode "works". */
  readonly reset: () => void
  readonly close: () => Promise<void>
}

/** Longer than the journeys of the tests that use it. */
const slowMs = 30_000

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  return body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body).toString() : body.toString()
}

const open: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'cache-control': 'no-store',
}

const respond = (vendor: VendorName, path: string, mode: VendorMode, response: ServerResponse): void => {
  const isScript = path.split('?')[0]?.endsWith('.js') === true || path.startsWith('/gtag/js')
  if (!isScript) {
    response.writeHead(200, { ...open, 'content-type': 'application/json' }).end('{"status":1}')
    return
  }
  const script = mode === 'throws' ? `throw new Error('fake of ${vendor}')` : vendorScripts[vendor]
  response.writeHead(200, { ...open, 'content-type': 'text/javascript' }).end(script)
}

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address()
      resolve(typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '')
    })
  })

export const startVendors = async (names: readonly VendorName[] = vendorNames): Promise<VendorFakes> => {
  const requests: VendorRequest[] = []
  const modes = new Map<VendorName, VendorMode>()
  const servers: Server[] = []
  const timers = new Set<NodeJS.Timeout>()
  const sockets = new Set<Socket>()
  const environment: Record<string, string> = {}

  for (const vendor of names) {
    const server = createServer((request, response) => {
      const path = request.url ?? ''
      const mode = modes.get(vendor) ?? 'works'
      void readBody(request).then((body) => {
        if (request.method !== 'OPTIONS') requests.push({ vendor, path, headers: request.headers, body })
        if (mode === 'blocked') request.socket.destroy()
        else if (mode === 'slow') timers.add(setTimeout(() => respond(vendor, path, mode, response), slowMs))
        else if (mode !== 'hangs') respond(vendor, path, mode, response)
      })
    })
    server.on('connection', (socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    })
    servers.push(server)
    const { key, host } = vendors[vendor]
    environment[key.variable] = key.example
    environment[host.variable] = await listen(server)
  }

  const disconnect = (): void => {
    for (const timer of timers) clearTimeout(timer)
    for (const socket of sockets) socket.destroy()
    timers.clear()
  }
  const of = (vendor: VendorName) => requests.filter((request) => request.vendor === vendor)
  return {
    environment,
    requests,
    of,
    listCalls: (vendor) =>
      of(vendor)
        .filter(({ path }) => path === '/calls')
        .map(({ body }) => body),
    setMode: (vendor, mode) => void modes.set(vendor, mode),
    forget: () => void requests.splice(0),
    reset: () => {
      disconnect()
      modes.clear()
      requests.splice(0)
    },
    close: async () => {
      disconnect()
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
    },
  }
}
