// Writes documents in worker threads, so that the event loop never waits for one, and limits those of a lead and of a
// client network. Do not call it inside a transaction.
import { LeadError } from '../lib/leadError.ts'
import { OverloadError } from '../lib/overloadError.ts'
import { createSlots } from '../lib/slots.ts'
import { createWorkerPool, TaskLimitError, type WorkerPoolLimits } from '../lib/workerPool.ts'
import type { DocumentContent } from './documentContent.ts'

/** The caller of a document. The limits count for both. */
export type DocumentCaller = {
  readonly leadId: string
  /** The keyed hash of the client network. */
  readonly clientHash: string
}

export type DocumentWriter = {
  /**
   * Returns the bytes of a PDF. Throws `too-many-requests` when the lead or the network has its documents in progress,
   * and OverloadError when too many documents wait, or one takes too long.
   */
  readonly write: (content: DocumentContent, caller: DocumentCaller) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

/** @assumed one worker: a document takes about half a second, so that a full queue empties within seconds. */
export const documentWriterLimits: WorkerPoolLimits = { maxWorkers: 1, maxQueued: 16, maxMs: 15_000 }

/**
 * @assumed a page saves one document at a time, and a second device can save another one. The number of a network is
 * less than half of the queue.
 */
export const documentsInProgress = { perLead: 2, perNetwork: 8 } as const

const retryAfterSeconds = 3

export const createDocumentWriter = (limits: WorkerPoolLimits): DocumentWriter => {
  const worker = new URL('documentWorker', import.meta.url)
  const { run, close } = createWorkerPool<DocumentContent, Uint8Array>({ ...limits, worker, retryAfterSeconds })
  const slots = createSlots()
  /** Throws when the key has its slots. Otherwise returns the result of the work. */
  const limit = async <Result>(key: string, max: number, work: () => Promise<Result>): Promise<Result> => {
    const release = slots.take(key, max)
    if (release === null)
      throw new LeadError('too-many-requests', 'Other documents of this caller are in progress.', { retryAfterSeconds })
    try {
      return await work()
    } finally {
      release()
    }
  }
  const writeOne = async (content: DocumentContent): Promise<Uint8Array> => {
    try {
      return await run(content)
    } catch (error) {
      // The content of a document is limited, so that the load of the server is the cause.
      if (error instanceof TaskLimitError) throw new OverloadError('A document took too long.', retryAfterSeconds)
      throw error
    }
  }
  return {
    write: (content, { leadId, clientHash }) =>
      limit(`lead ${leadId}`, documentsInProgress.perLead, () =>
        limit(`network ${clientHash}`, documentsInProgress.perNetwork, () => writeOne(content)),
      ),
    close,
  }
}
