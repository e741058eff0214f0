// Runs expensive tasks in worker threads, with limits on concurrency, queue size, time and memory. A slow task does not
// block the event loop and ends only its own worker.
import { Piscina } from 'piscina'
import { createConcurrencyLimit } from './concurrencyLimit.ts'
import { getErrorCode } from './getErrorCode.ts'
import { OverloadError } from './overloadError.ts'

export type WorkerPoolLimits = {
  readonly maxWorkers: number
  readonly maxQueued: number
  /** Applies to the time in the queue and to the time of the task, one after the other. */
  readonly maxMs: number
}

type WorkerPoolOptions = WorkerPoolLimits & {
  /** The module of the worker, without its extension. It exports `runTask`. */
  readonly worker: URL
  readonly retryAfterSeconds: number
}

export type WorkerPool<Task, Result> = {
  /**
   * Throws OverloadError when the queue is full or too slow, or when the worker ended for another reason than the task,
   * and TaskLimitError when the task exceeds its time or memory.
   */
  readonly run: (task: Task) => Promise<Result>
  /** Ends the workers. Their tasks fail. */
  readonly close: () => Promise<void>
}

export class TaskLimitError extends Error {
  override readonly name = 'TaskLimitError'
}

/** An idle worker ends after this time and frees its memory. */
const idleMs = 60_000
const maxHeapMb = 256

/** The message of Piscina for a worker that ended during a task. The error has no code. */
const exitMessage = 'worker exited with code'

/** The source file with tsx and in tests, the built file in the built server. */
const resolveWorker = ({ href }: URL): { readonly filename: string; readonly execArgv: string[] } =>
  import.meta.url.endsWith('.ts')
    ? { filename: `${href}.ts`, execArgv: ['--import', 'tsx'] }
    : { filename: `${href}.js`, execArgv: [] }

export const createWorkerPool = <Task, Result>({
  worker,
  maxWorkers,
  maxQueued,
  maxMs,
  retryAfterSeconds,
}: WorkerPoolOptions): WorkerPool<Task, Result> => {
  const pool = new Piscina<Task, Result>({
    ...resolveWorker(worker),
    name: 'runTask',
    minThreads: 0,
    maxThreads: maxWorkers,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  // Handle the error of a worker that ends while it is idle; an unhandled 'error' event would end the server.
  pool.on('error', () => undefined)
  const limit = createConcurrencyLimit({ maxRunning: maxWorkers, maxQueued, retryAfterSeconds })
  let isClosed = false

  const mapError = (error: unknown): unknown => {
    if (!(error instanceof Error) || isClosed) return error
    if (error.name === 'AbortError') return new TaskLimitError('A task took too long.')
    if (getErrorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY') return new TaskLimitError('A task needed too much memory.')
    return error.message.startsWith(exitMessage)
      ? new OverloadError('The worker of a task ended.', retryAfterSeconds)
      : error
  }

  return {
    run: (task) => {
      const queuedAt = performance.now()
      return limit(async () => {
        // A task that waits outside Piscina would start a worker in a closed pool.
        if (isClosed) throw new OverloadError('The server is stopping.', retryAfterSeconds)
        if (performance.now() - queuedAt > maxMs)
          throw new OverloadError('A task waited too long for a worker.', retryAfterSeconds)
        try {
          return await pool.run(task, { signal: AbortSignal.timeout(maxMs) })
        } catch (error) {
          throw mapError(error)
        }
      })
    },
    close: async () => {
      isClosed = true
      await pool.destroy()
    },
  }
}
