// Fetches one file from an endpoint of the contract with a `replyType`. A link cannot fetch it, because the lead's
// token is a header. Like request.ts it returns a result and never throws.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { limitTime } from '../lib/limitTime.ts'
import { buildHeaders, buildUrl, parseResponse, type RequestFailure, type RequestOptions } from './request.ts'

export type ReceivedFile = { readonly file: Blob; readonly fileName: string }
export type FileResult = { readonly outcome: 'ok'; readonly reply: ReceivedFile } | RequestFailure

/** The server writes a long document within this time, or rejects it. */
const timeoutMs = 20_000

const findFileName = (response: Response): string =>
  /filename="(?<name>[^"]+)"/u.exec(response.headers.get('content-disposition') ?? '')?.groups?.['name'] ?? ''

const parseFailure = async (endpoint: Endpoint, response: Response): Promise<RequestFailure> => {
  const result = parseResponse(endpoint, {
    httpStatus: response.status,
    text: await response.text(),
    contentType: response.headers.get('content-type'),
    retryAfter: response.headers.get('retry-after'),
  })
  return result.outcome === 'ok' ? { outcome: 'malformed' } : result
}

export const receiveFile =
  (baseUrl: string) =>
  <E extends Endpoint>(
    endpoint: E,
    { params, leadToken }: Pick<RequestOptions<E>, 'params' | 'leadToken'>,
  ): Promise<FileResult> =>
    limitTime(timeoutMs, async (signal) => {
      try {
        const response = await fetch(buildUrl(baseUrl, endpoint.path, params), {
          method: endpoint.method,
          headers: buildHeaders(leadToken === undefined ? {} : { leadToken }),
          signal,
        })
        if (!response.ok) return await parseFailure(endpoint, response)
        // A captive portal replies with a page.
        if (response.headers.get('content-type')?.split(';')[0] !== endpoint.replyType) return { outcome: 'malformed' }
        return { outcome: 'ok', reply: { file: await response.blob(), fileName: findFileName(response) } }
      } catch {
        return { outcome: signal.aborted ? 'timeout' : 'offline' }
      }
    })
