// Loads the chunk of `request.ts` with the first request, because the first page is interactive without it.
import { findLoadErrorKind } from '../lib/loadFailure.ts'
import { noteGone, recoverFromGone } from '../lib/newRelease.ts'
import type { Request, RequestFailure } from './request.ts'

/** Maps a chunk load error to a request failure: 503 when the file is gone or the server failed, else `offline`. */
const toRequestFailure = (reason: unknown): RequestFailure => {
  const kind = findLoadErrorKind(reason)
  return kind === null || kind === 'offline'
    ? { outcome: 'offline' }
    : { outcome: 'http', httpStatus: 503, problem: null, retryAfterSeconds: null }
}

/**
 * Maps a chunk load error to a request failure. A gone file reloads the page for the new release, and the promise then
 * never resolves. With `isAwaited` false the reload waits, because the applicant may be typing.
 */
export const failToLoad = (reason: unknown, isAwaited = true): Promise<RequestFailure> => {
  if (!isAwaited) noteGone(reason)
  return isAwaited && recoverFromGone(reason) ? new Promise(() => undefined) : Promise.resolve(toRequestFailure(reason))
}

const isTyping = (): boolean => document.querySelector('form[data-page]') !== null

export const createLazyRequest =
  (baseUrl: string): Request =>
  async (endpoint, options) => {
    try {
      const { createRequest } = await import('./request.ts')
      return await createRequest(baseUrl)(endpoint, options)
    } catch (reason) {
      return failToLoad(reason, !isTyping())
    }
  }
