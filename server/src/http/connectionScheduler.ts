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
  /** Runs the task at once, or after the connections that arrive now. Keeps the order of the calls. */
  readonly serve: (task: () => void) => void
}

export const createConnectionScheduler = (): ConnectionScheduler => {
  let waiting: (() => void)[] = []
  /** True when this iteration accepted a connection, because more may wait. */
  let hasAccepted = false
  let isScheduled = false

  const schedule = (): void => {
    if (isScheduled) return
    isScheduled = true
    setImmediate(endIteration)
  }

  /**
   * Runs tasks until the time is over, and returns the rest. Always runs the first task, so that a stream of
   * connections cannot starve the requests.
   */
  const runFor = (ms: number, tasks: readonly (() => void)[]): (() => void)[] => {
    const startMs = performance.now()
    let done = 0
    while (done < tasks.length && (done === 0 || performance.now() - startMs < ms)) {
      tasks[done]?.()
      done += 1
    }
    return tasks.slice(done)
  }

  const endIteration = (): void => {
    isScheduled = false
    const tasks = waiting
    waiting = []
    const rest = runFor(hasAccepted ? serveMs : Infinity, tasks)
    waiting = [...rest, ...waiting]
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
    serve: (task) => {
      if (isScheduled) waiting.push(task)
      else task()
    },
  }
}
