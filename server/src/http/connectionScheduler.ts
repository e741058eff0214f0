// Accepts connections before it serves requests. The event loop accepts one connection in each iteration (libuv since
// 1.45), and an iteration of a busy server serves hundreds of requests. Connections that arrive together would
// otherwise wait for seconds before the server sees their first request.
import type { Server } from 'node:http'

/**
 * The time that an iteration serves requests after it accepted a connection. @assumed short against a request, so that
 * hundreds of connections are accepted soon.
 */
const serveMs = 1

export type ConnectionScheduler = {
  readonly watch: (server: Pick<Server, 'on'>) => void
  /** Serves at once, or after the connections that arrive now. Keeps the order of the calls. */
  readonly serve: (work: () => void) => void
}

export const createConnectionScheduler = (): ConnectionScheduler => {
  let waiting: (() => void)[] = []
  /** A connection was accepted in this iteration, so more may wait. */
  let hasAccepted = false
  let isScheduled = false

  const schedule = (): void => {
    if (isScheduled) return
    isScheduled = true
    setImmediate(endIteration)
  }

  /**
   * Returns the work that is left after the time. The first is always done, so that a stream of connections stops
   * nothing.
   */
  const serveFor = (ms: number, works: readonly (() => void)[]): (() => void)[] => {
    const startMs = performance.now()
    let done = 0
    while (done < works.length && (done === 0 || performance.now() - startMs < ms)) {
      works[done]?.()
      done += 1
    }
    return works.slice(done)
  }

  const endIteration = (): void => {
    isScheduled = false
    const works = waiting
    waiting = []
    const left = serveFor(hasAccepted ? serveMs : Infinity, works)
    waiting = [...left, ...waiting]
    if (hasAccepted) schedule()
    hasAccepted = false
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
