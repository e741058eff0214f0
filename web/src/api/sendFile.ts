// Uploads one file to an endpoint of the contract that accepts files (`fileTypes`). It uses XMLHttpRequest, because
// `fetch` reports no upload progress. Like request.ts it returns a result and never throws.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import type * as v from 'valibot'
import type { ParsedReply } from './parsedReply.ts'
import { buildHeaders, buildUrl, parseResponse, type RequestOptions, type RequestResult } from './request.ts'

export type FileOptions<E extends Endpoint> = Pick<
  RequestOptions<E>,
  'params' | 'leadToken' | 'idempotencyKey' | 'lenderMatch' | 'signal'
> & {
  /** Sent unchanged. Its `type` is the content type. */
  readonly file: Blob
  /** `fraction` is from 0 to 1. */
  readonly onProgress?: (fraction: number) => void
}

/** Time without progress until an upload times out. There is no total limit, because a connection can be slow. */
const stallMs = 30_000

export const sendFile =
  (baseUrl: string) =>
  <E extends Endpoint>(
    endpoint: E,
    options: FileOptions<E>,
  ): Promise<RequestResult<ParsedReply<v.InferOutput<E['reply']>>>> =>
    new Promise((resolve) => {
      const { file, signal, onProgress } = options
      if (signal?.aborted === true) return resolve({ outcome: 'aborted' })
      const sending = new XMLHttpRequest()
      let hasStalled = false
      const abortUpload = () => {
        hasStalled = true
        sending.abort()
      }
      let stall = setTimeout(abortUpload, stallMs)
      const abort = () => sending.abort()
      signal?.addEventListener('abort', abort, { once: true })
      const end = (result: RequestResult<ParsedReply<v.InferOutput<E['reply']>>>) => {
        clearTimeout(stall)
        signal?.removeEventListener('abort', abort)
        resolve(result)
      }
      sending.addEventListener('load', () => {
        const { status, responseText } = sending
        const retryAfter = sending.getResponseHeader('retry-after')
        const contentType = sending.getResponseHeader('content-type')
        end(parseResponse(endpoint, { httpStatus: status, text: responseText, contentType, retryAfter }))
      })
      sending.addEventListener('error', () => end({ outcome: 'offline' }))
      sending.addEventListener('abort', () => end({ outcome: hasStalled ? 'timeout' : 'aborted' }))
      sending.upload.addEventListener('progress', ({ loaded, total }) => {
        clearTimeout(stall)
        stall = setTimeout(abortUpload, stallMs)
        if (total > 0) onProgress?.(loaded / total)
      })
      sending.open(endpoint.method, buildUrl(baseUrl, endpoint.path, options.params))
      const headers = buildHeaders({ ...options, contentType: file.type })
      for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value)
      sending.send(file)
      return undefined
    })
