// Loads the chunk of `request.ts` with the first request, because the first page is interactive without it.
import { findLoadErrorKind } from '../lib/loadFailure.ts'
import { getServerClock } from '../lib/serverClock.ts'
import { lateResource } from '../loading/resource.ts'
import { getReleases } from '../lib/newRelease.ts'
import type { InstanceOwner } from '../lib/instances.ts'
import type { Request, RequestFailure } from './request.ts'

/**
 * Maps the reason why the code of a request did not load or run to a failure. A gone file reloads the page for the new
 * release, and the promise then never resolves. With `isAwaited` false the reload waits, because the applicant may be
 * typing.
 */
export const failToLoad = (owner: InstanceOwner, reason: unknown, isAwaited = true): Promise<RequestFailure> => {
  const { note, recover } = getReleases(owner)
  if (!isAwaited) note(reason)
  if (isAwaited && recover(reason)) return new Promise(() => undefined)
  return Promise.resolve({ outcome: findLoadErrorKind(reason) === 'offline' ? 'offline' : 'error' })
}

const isTyping = (): boolean => document.querySelector('form[data-page]') !== null

const getRequestModule = lateResource(() => import('./request.ts'))

export const createLazyRequest =
  (baseUrl: string, owner: InstanceOwner): Request =>
  async (endpoint, options) => {
    try {
      const { createRequest } = await getRequestModule(owner).preload()
      return await createRequest(baseUrl, getServerClock(owner))(endpoint, options)
    } catch (reason) {
      return failToLoad(owner, reason, !isTyping())
    }
  }
