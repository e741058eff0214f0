// Starts the session of a page load: reads the URL and subscribes to the store (spec 4.26 to 4.52). Loaded before the
// first render when the URL has a query, else after it.
import type { AppContext } from '../app-context/AppContext.tsx'
import { getServerClock } from '../lib/serverClock.ts'
import { storeClockOffset } from '../store/clockOffset.ts'
import { eraseWaiting } from './clearData.ts'
import { storeClickIds } from './storeClickIds.ts'
import { writeSessionFields } from './writeSessionFields.ts'
import { followPrefilledFields } from './prefilledFields.ts'
import { isUnsubscribeLink, getOpenedLink } from './unsubscribeLink.ts'
import { parseUrlParameters, type UrlParameters, withoutPersonal } from './urlParameters.ts'

type SessionContext = Pick<AppContext, 'store' | 'storages' | 'product' | 'request' | 'isEmbedded'>

/** Removes personal parameters from the URL before third-party scripts can read them. */
const cleanAddress = (): void => {
  const { pathname, search, hash } = window.location
  const left = withoutPersonal(search)
  if (left === search) return
  window.history.replaceState(window.history.state, '', `${pathname}${left}${hash}`)
}

const readParameters = (application: SessionContext, { pathname, search }: Location): UrlParameters => {
  if (!isUnsubscribeLink(pathname)) return parseUrlParameters(search)
  getOpenedLink(application).write(search)
  const { email: _email, ...parameters } = parseUrlParameters(search)
  return parameters
}

/**
 * Writes the session fields again after the application was replaced (by a new application, a resume link, or data
 * cleared in another tab), before the next request.
 */
const restoreSessionFields = (application: SessionContext): void => {
  const { store } = application
  let isWaiting = false
  store.subscribe(({ leadApplication: { applicationData } }) => {
    const { sessionId, sessionStartedAt, deviceData, posthogParameters } = applicationData
    const isWhole = [sessionId, sessionStartedAt, deviceData, posthogParameters].every((field) => field !== undefined)
    if (isWhole || isWaiting) return
    isWaiting = true
    // `clearData` writes them in the same task, so the check runs in a microtask.
    queueMicrotask(() => {
      isWaiting = false
      const { applicationData: now } = store.getState().leadApplication
      if ([now.sessionId, now.sessionStartedAt, now.deviceData, now.posthogParameters].includes(undefined))
        writeSessionFields(application, {}, new Date())
    })
  })
}

/** True when the URL contained answers; the prerendered page is then out of date. */
export const enterSession = (application: SessionContext, now: Date): boolean => {
  storeClockOffset(application.storages.local, getServerClock(application))
  const parameters = readParameters(application, window.location)
  const isPrefilled = writeSessionFields(application, parameters, now)
  cleanAddress()
  storeClickIds(application, parameters, now)
  restoreSessionFields(application)
  followPrefilledFields(application.store)
  void eraseWaiting(application)
  window.addEventListener('online', () => void eraseWaiting(application))
  return isPrefilled
}
