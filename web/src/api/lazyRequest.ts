// Loads the code of requests with the first one, because the first page is interactive without it.
import { findLoadErrorKind } from '../lib/loadFailure.ts'
import { getReleaseRecovery } from '../lib/releaseRecovery.ts'
import type { InstanceOwner } from '../lib/instances.ts'
import type { Request, RequestFailure } from './request.ts'

/**
 * Maps the reason why the code of a request did not load or run to a failure. A gone file reloads the page for the new
 * release, and the promise then never resolves. With `isAwaited` false the reload waits, because the applicant may be
 * typing.
 */
export const handleLoadFailure = (owner: InstanceOwner, reason: unknown, isAwaited = true): Promise<RequestFailure> => {
  const { defer, recover } = getReleaseRecovery(owner)
  if (!isAwaited) defer(reason)
  if (isAwaited && recover(reason)) return new Promise(() => undefined)
  return Promise.resolve({ outcome: findLoadErrorKind(reason) === 'offline' ? 'offline' : 'error' })
}

const isTyping = (): boolean => document.querySelector('form[data-page]') !== null

/** `load` resolves with the function that sends requests. */
export const createLazyRequest =
  (load: () => Promise<Request>, owner: InstanceOwner): Request =>
  async (endpoint, options) => {
    try {
      const request = await load()
      return await request(endpoint, options)
    } catch (reason) {
      return handleLoadFailure(owner, reason, !isTyping())
    }
  }
