// Stops the server without a connection reset. Each reply closes its connection, the port closes when the accept queue
// is empty, and connections that never sent a request close last.
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextIteration, setTimeout as pause } from 'node:timers/promises'
import type { FastifyServerFactory } from 'fastify'
import { createConnectionScheduler } from './connectionScheduler.ts'

/** Limits slow clients and allows a 10 MB picture over a slow connection. Fastify has no limit by default. */
export const timeoutsMs = { requestTimeout: 120_000, connectionTimeout: 60_000, keepAliveTimeout: 65_000 }

/** How long a connection without a request stays open, because its request can be in transit. */
const silenceMs = 1000

/**
 * The operating system resets the connections in the accept queue when the port closes. A client that waits for a reply
 * opens no new connection. Therefore requests wait until no connection arrives for this time.
 */
const quietMs = 60
/** The upper limit of that wait. */
const maxDeferMs = 500

export type Drain = {
  /** Fastify calls this once for each address of a host. */
  readonly serverFactory: FastifyServerFactory
  /** After this call each reply closes its connection; the ports stay open. */
  readonly begin: () => void
  /** Closes the ports and resolves when every request has a reply. */
  readonly closePorts: () => Promise<void>
}

export const createDrain = (): Drain => {
  const servers = new Set<Server>()
  const sockets = new Set<Socket>()
  const responses = new Map<ServerResponse, Socket>()
  const connections = createConnectionScheduler()
  let hasBegun = false
  let lastConnectionAt = 0
  /** Requests that wait until the port is closed; null when requests are served directly. */
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
    // Runs before Fastify handles the request.
    server.prependListener('request', ({ socket }, response) => {
      responses.set(response, socket)
      response.on('close', () => void responses.delete(response))
      if (hasBegun) endConnection(response)
    })
  }

  const waitUntilQuiet = async (): Promise<void> => {
    const start = performance.now()
    while (performance.now() - Math.max(start, lastConnectionAt) < quietMs) {
      if (performance.now() - start > maxDeferMs) return
      await pause(quietMs / 4)
    }
  }

  /**
   * Several connections can wait when the process had no processor time: an iteration of the event loop accepts one.
   */
  const acceptAll = async (): Promise<void> => {
    const start = performance.now()
    let before: number
    do {
      before = lastConnectionAt
      await nextIteration()
    } while (lastConnectionAt !== before && performance.now() - start < maxDeferMs)
  }

  const closeSilent = (): void => {
    const busy = new Set(responses.values())
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy()
  }

  return {
    serverFactory: (handler) => {
      const server = createServer({ requireHostHeader: false }, (request, response) => {
        const serve = (): void => {
          // The client may have ended the connection in the meantime.
          if (!request.destroyed) handler(request, response)
        }
        if (waiting === null) connections.serve(serve)
        else waiting.push(serve)
      })
      server.keepAliveTimeout = timeoutsMs.keepAliveTimeout
      server.requestTimeout = timeoutsMs.requestTimeout
      server.setTimeout(timeoutsMs.connectionTimeout)
      track(server)
      connections.watch(server)
      return server
    },
    begin: () => {
      hasBegun = true
      for (const response of responses.keys()) endConnection(response)
    },
    closePorts: async () => {
      const deferred: (() => void)[] = []
      waiting = deferred
      await waitUntilQuiet()
      await acceptAll()
      const closed = [...servers].map((server) => new Promise((resolve) => void server.close(resolve)))
      waiting = null
      for (const serve of deferred) serve()
      const silence = setTimeout(closeSilent, silenceMs)
      await Promise.all(closed)
      clearTimeout(silence)
    },
  }
}
