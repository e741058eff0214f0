// Accepts connections before it serves requests. The event loop accepts one connection in each iteration (libuv since
// 1.45), and an iteration of a busy server serves hundreds of requests. Connections that arrive together would
// otherwise wait for seconds before the server sees their first request.
import type { Server } from 'node:http'

/**
 * The time that an iteration serves requests after it accepted a connection. @assumed short against a request, so that
 * hundreds of connections are accepted soon.
 */
const serveMs = 1

/**
 * At most so many requests are begun in such an iteration, each in an immediate of its own: the promises of a request
 * run before the next immediate, so that they count for the time. @assumed so many rejected calls, the shortest ones,
 * take about that time.
 */
const requestsOfIteration = 16

export type ConnectionsFirst = {
  readonly watch: (server: Pick<Server, 'on'>) => void
  /** Serves at once, or after the connections that arrive now. Keeps the order of the calls. */
  readonly serve: (work: () => void) => void
}

export const createConnectionsFirst = (): ConnectionsFirst => {
  let waiting: (() => void)[] = []
  /** A connection was accepted in this iteration, so more may wait. */
  let hasAccepted = false
  let isScheduled = false
  let serveUntilMs = 0

  const serveNext = (): void => waiting.shift()?.()

  const serveAll = (): void => {
    const works = waiting
    waiting = []
    for (const work of works) work()
  }

  const schedule = (): void => {
    if (isScheduled) return
    isScheduled = true
    setImmediate(beginServing)
    for (let request = 1; request < requestsOfIteration; request += 1) setImmediate(continueServing)
  }

  /** The first request is always served, so that a stream of connections stops nothing. */
  const beginServing = (): void => {
    isScheduled = false
    if (!hasAccepted) {
      serveAll()
      return
    }
    hasAccepted = false
    schedule()
    serveUntilMs = performance.now() + serveMs
    serveNext()
  }

  const continueServing = (): void => {
    if (performance.now() < serveUntilMs) serveNext()
  }

  return {
    watch: (server) => {
      server.on('connection', () => {
        hasAccepted = true
        schedule()
      })
    },
    serve: (work) => {
      if (isScheduled) waiting.push(work)
      else work()
    },
  }
}
