// Stopping without a reset connection: every reply ends its connection once the server stops, the port is closed when
// no connection waits to be accepted, and a connection that never sent a request is closed last.
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyServerFactory } from 'fastify'

/** Slow clients are cut off, but not a picture of 10 MB over a slow line; Fastify itself waits for ever. */
export const timeoutsMs = { requestTimeout: 120_000, connectionTimeout: 60_000, keepAliveTimeout: 65_000 }

/** How long a connection without a request may stay open: its request can be on the way. */
const silenceMs = 1000

/**
 * A connection that the system has opened and this process has not accepted is reset when the port closes. Clients that
 * wait for a reply open none: so replies wait until none came for this long, but no longer than the second bound.
 */
const quietMs = 60
const longestHoldMs = 500

export type Drain = {
  /** For Fastify, which opens a server for each address of a host. */
  readonly serverFactory: FastifyServerFactory
  /** From now on each reply ends its connection; the ports stay open. */
  readonly begin: () => void
  /** Closes the ports and resolves once every request is answered. */
  readonly closePorts: () => Promise<void>
}

export const createDrain = (): Drain => {
  const servers = new Set<Server>()
  const sockets = new Set<Socket>()
  const responses = new Map<ServerResponse, Socket>()
  let hasBegun = false
  let lastConnectionAt = 0
  /** Requests that wait for the port to close; null while none has to wait. */
  let waiting: (() => void)[] | null = null

  const endConnection = (response: ServerResponse): void => {
    response.shouldKeepAlive = false
  }

  const track = (server: Server): void => {
    servers.add(server)
    server.on('connection', (socket) => {
      lastConnectionAt = performance.now()
      sockets.add(socket)
      socket.on('close', () => void sockets.delete(socket))
    })
    // Before Fastify answers.
    server.prependListener('request', ({ socket }, response) => {
      responses.set(response, socket)
      response.on('close', () => void responses.delete(response))
      if (hasBegun) endConnection(response)
    })
  }

  const waitUntilQuiet = async (): Promise<void> => {
    const start = performance.now()
    while (performance.now() - Math.max(start, lastConnectionAt) < quietMs) {
      if (performance.now() - start > longestHoldMs) return
      await pause(quietMs / 4)
    }
  }

  const closeSilent = (): void => {
    const busy = new Set(responses.values())
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy()
  }

  return {
    serverFactory: (handler) => {
      const server = createServer({ requireHostHeader: false }, (request, response) => {
        const serve = (): void => handler(request, response)
        if (waiting === null) serve()
        else waiting.push(serve)
      })
      server.keepAliveTimeout = timeoutsMs.keepAliveTimeout
      server.requestTimeout = timeoutsMs.requestTimeout
      server.setTimeout(timeoutsMs.connectionTimeout)
      track(server)
      return server
    },
    begin: () => {
      hasBegun = true
      for (const response of responses.keys()) endConnection(response)
    },
    closePorts: async () => {
      const held: (() => void)[] = []
      waiting = held
      await waitUntilQuiet()
      const closed = [...servers].map((server) => new Promise((resolve) => void server.close(resolve)))
      waiting = null
      for (const serve of held) serve()
      const silence = setTimeout(closeSilent, silenceMs)
      await Promise.all(closed)
      clearTimeout(silence)
    },
  }
}
