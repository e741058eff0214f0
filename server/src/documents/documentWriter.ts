// Writes documents in worker threads, so that the event loop never waits for one. Do not call it inside a transaction.
import { OverloadError } from '../lib/overloadError.ts'
import { createWorkerPool, TaskLimitError, type WorkerPoolLimits } from '../lib/workerPool.ts'
import type { DocumentContent } from './documentContent.ts'

export type DocumentWriter = {
  /** Returns the bytes of a PDF. Throws OverloadError when too many documents wait, or one takes too long. */
  readonly write: (content: DocumentContent) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

/** @assumed one worker: a document takes about half a second, so that a full queue empties within seconds. */
export const documentWriterLimits: WorkerPoolLimits = { maxWorkers: 1, maxQueued: 16, maxMs: 15_000 }

const retryAfterSeconds = 3

export const createDocumentWriter = (limits: WorkerPoolLimits): DocumentWriter => {
  const worker = new URL('documentWorker', import.meta.url)
  const { run, close } = createWorkerPool<DocumentContent, Uint8Array>({ ...limits, worker, retryAfterSeconds })
  return {
    write: async (content) => {
      try {
        return await run(content)
      } catch (error) {
        // The content of a document is limited, so that the load of the server is the cause.
        if (error instanceof TaskLimitError) throw new OverloadError('A document took too long.', retryAfterSeconds)
        throw error
      }
    },
    close,
  }
}
