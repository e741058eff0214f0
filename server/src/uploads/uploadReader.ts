// Reads uploaded files in worker threads, with limits on time, memory and queue size. A slow file does not block the
// event loop and ends only its own worker.
import { Piscina } from 'piscina'
import { OverloadError } from '../lib/overloadError.ts'
import type { FileReading } from './fileReading.ts'
import type { UploadTask } from './uploadWorker.ts'

export type UploadReader = {
  /** Throws OverloadError when too many files wait. */
  readonly read: (task: UploadTask) => Promise<FileReading>
  readonly close: () => Promise<void>
}

export type UploadReaderLimits = {
  readonly maxWorkers: number
  readonly maxQueued: number
  readonly maxMs: number
}

/**
 * @assumed two concurrent files, and a queue that empties within seconds; a picture of 50 megapixels takes about one.
 */
export const uploadReaderLimits: UploadReaderLimits = { maxWorkers: 2, maxQueued: 16, maxMs: 15_000 }

const retryAfterSeconds = 5
/** An idle worker ends after this time and frees its memory. */
const idleMs = 60_000
const maxHeapMb = 256

const readName = (error: unknown): string => (error instanceof Error ? error.name : '')
const readCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Whether the file exceeded the limit of time or memory. */
const isTooExpensive = (error: unknown): boolean =>
  readName(error) === 'AbortError' || readCode(error) === 'ERR_WORKER_OUT_OF_MEMORY'

/** The worker next to this module: the source file with tsx and in tests, the built file in the built server. */
const worker = import.meta.url.endsWith('.ts')
  ? { file: new URL('uploadWorker.ts', import.meta.url), execArgv: ['--import', 'tsx'] }
  : { file: new URL('uploadWorker.js', import.meta.url), execArgv: [] }

export const createUploadReader = ({ maxWorkers, maxQueued, maxMs }: UploadReaderLimits): UploadReader => {
  const pool = new Piscina<UploadTask, FileReading>({
    filename: worker.file.href,
    name: 'runUploadTask',
    execArgv: worker.execArgv,
    minThreads: 0,
    maxThreads: maxWorkers,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  // Handle the error of a worker that ends while it is idle; an unhandled 'error' event would end the server.
  pool.on('error', () => undefined)
  return {
    read: async (task) => {
      if (pool.queueSize >= maxQueued) {
        throw new OverloadError('Too many files are being read.', retryAfterSeconds)
      }
      try {
        return await pool.run(task, { signal: AbortSignal.timeout(maxMs) })
      } catch (error) {
        if (isTooExpensive(error)) return { errorCode: 'file-unreadable' }
        throw error
      }
    },
    close: () => pool.destroy(),
  }
}
