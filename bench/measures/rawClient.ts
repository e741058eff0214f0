// A client for the load tests that writes prepared requests to sockets and reads only what the tests count. It takes a
// fraction of the processor time of node:http, which the server under test would miss on the same machine.
import { connect, type Socket } from 'node:net'
import type { Call } from './sendMany.ts'

export type RawReply = { readonly status: number; readonly hasRetryAfter: boolean }

export type RawClient = {
  /** Resolves with null when the connection breaks. Waits while all connections are in use. */
  readonly send: (call: Call) => Promise<RawReply | null>
  readonly close: () => void
}

type Connection = { readonly socket: Socket; resolve: ((reply: RawReply | null) => void) | null; received: string }

const formatRequest = ({ method, url, headers, body = '' }: Call): string => {
  const { pathname, search, host } = new URL(url)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
  return `${method} ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n${body}`
}

/** Returns null while the reply is incomplete. Throws for a reply without Content-Length. */
const parseReply = (received: string): RawReply | null => {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd === -1) return null
  const head = received.slice(0, headEnd).toLowerCase()
  const length = /\r\ncontent-length: (\d+)/u.exec(head)?.[1]
  if (length === undefined) throw new Error(`The reply has no Content-Length: ${head}`)
  if (received.length < headEnd + 4 + Number(length)) return null
  return { status: Number(head.slice(9, 12)), hasRetryAfter: head.includes('\r\nretry-after: ') }
}

/** Connects to the origin with at most `maxSockets` connections, which it opens when it needs them. */
export const createRawClient = (origin: string, maxSockets: number): RawClient => {
  const { hostname, port } = new URL(origin)
  const idle: Connection[] = []
  const waiting: ((connection: Connection) => void)[] = []
  const sockets = new Set<Socket>()

  const release = (connection: Connection): void => {
    const next = waiting.shift()
    if (next === undefined) idle.push(connection)
    else next(connection)
  }

  const open = (): Connection => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    const connection: Connection = { socket, resolve: null, received: '' }
    sockets.add(socket)
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => {
      connection.received += text
      const reply = parseReply(connection.received)
      if (reply === null) return
      const { resolve } = connection
      connection.received = ''
      connection.resolve = null
      release(connection)
      resolve?.(reply)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      if (idle.includes(connection)) idle.splice(idle.indexOf(connection), 1)
      connection.resolve?.(null)
      const next = waiting.shift()
      if (next !== undefined) next(open())
    })
    return connection
  }

  const acquire = (): Promise<Connection> => {
    const connection = idle.pop() ?? (sockets.size < maxSockets ? open() : null)
    if (connection !== null) return Promise.resolve(connection)
    return new Promise((resolve) => {
      waiting.push(resolve)
    })
  }

  return {
    send: async (call) => {
      const connection = await acquire()
      return new Promise((resolve) => {
        connection.resolve = resolve
        connection.socket.write(formatRequest(call), 'latin1')
      })
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}
