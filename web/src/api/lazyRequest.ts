// The network, fetched with the first request: nothing of it is needed before the first page can be used.
import { findLoadErrorKind } from '../lib/loadFailure.ts'
import { noteGone, recoverFromGone } from '../lib/newRelease.ts'
import type { Request, RequestFailure } from './request.ts'

/** A chunk that has not loaded, as a failed request: only a lost connection is called one. */
const toRequestFailure = (reason: unknown): RequestFailure => {
  const kind = findLoadErrorKind(reason)
  return kind === null || kind === 'offline'
    ? { outcome: 'offline' }
    : { outcome: 'http', httpStatus: 503, problem: null, retryAfterSeconds: null }
}

/** Never resolves where the page is being reloaded for the new release; not while somebody types. */
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
