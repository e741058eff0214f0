// Reads uploaded files in worker threads. A file that takes too long or too much memory is unreadable.
import { createWorkerPool, TaskLimitError, type WorkerPoolLimits } from '../lib/workerPool.ts'
import type { FileReadResult } from './fileReadResult.ts'
import type { UploadTask } from './uploadWorker.ts'

export type UploadReader = {
  /** Throws OverloadError when too many files wait. */
  readonly read: (task: UploadTask) => Promise<FileReadResult>
  readonly close: () => Promise<void>
}

/**
 * @assumed two concurrent files, and a queue that empties within seconds; a picture of 50 megapixels takes about one.
 */
export const uploadReaderLimits: WorkerPoolLimits = { maxWorkers: 2, maxQueued: 16, maxMs: 15_000 }

const retryAfterSeconds = 5

export const createUploadReader = (limits: WorkerPoolLimits): UploadReader => {
  const worker = new URL('uploadWorker', import.meta.url)
  const { run, close } = createWorkerPool<UploadTask, FileReadResult>({ ...limits, worker, retryAfterSeconds })
  return {
    read: async (task) => {
      try {
        return await run(task)
      } catch (error) {
        if (error instanceof TaskLimitError) return { errorCode: 'file-unreadable' }
        throw error
      }
    },
    close,
  }
}
