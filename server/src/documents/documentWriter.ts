// Writes documents in worker threads, so that the event loop never waits for one. Do not call it inside a transaction.
import { Piscina } from 'piscina'
import { OverloadError } from '../lib/overloadError.ts'
import type { DocumentContent } from './documentContent.ts'

export type DocumentWriter = {
  /** Returns the bytes of a PDF. Throws OverloadError when too many documents wait, or one takes too long. */
  readonly write: (content: DocumentContent) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

export type DocumentWriterLimits = {
  readonly maxWorkers: number
  readonly maxQueued: number
  readonly maxMs: number
}

/** @assumed one worker: a document takes about half a second, so that a full queue empties within seconds. */
export const documentWriterLimits: DocumentWriterLimits = { maxWorkers: 1, maxQueued: 16, maxMs: 15_000 }

const retryAfterSeconds = 3
/** An idle worker ends after this time and frees its memory. */
const idleMs = 60_000
const maxHeapMb = 256

/** The worker next to this module: the source file with tsx and in tests, the built file in the built server. */
const worker = import.meta.url.endsWith('.ts')
  ? { file: new URL('documentWorker.ts', import.meta.url), execArgv: ['--import', 'tsx'] }
  : { file: new URL('documentWorker.js', import.meta.url), execArgv: [] }

export const createDocumentWriter = ({ maxWorkers, maxQueued, maxMs }: DocumentWriterLimits): DocumentWriter => {
  const pool = new Piscina<DocumentContent, Uint8Array>({
    filename: worker.file.href,
    name: 'runDocumentTask',
    execArgv: worker.execArgv,
    minThreads: 0,
    maxThreads: maxWorkers,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  // Handle the error of a worker that ends while it is idle; an unhandled 'error' event would end the server.
  pool.on('error', () => undefined)
  return {
    write: async (content) => {
      if (pool.queueSize >= maxQueued)
        throw new OverloadError('Too many documents are being written.', retryAfterSeconds)
      try {
        return await pool.run(content, { signal: AbortSignal.timeout(maxMs) })
      } catch (error) {
        if (error instanceof Error && error.name === 'AbortError') {
          throw new OverloadError('A document took too long.', retryAfterSeconds)
        }
        throw error
      }
    },
    close: () => pool.destroy(),
  }
}
