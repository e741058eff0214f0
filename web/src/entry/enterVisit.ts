// Starts the session of a page load: reads the URL and subscribes to the store (spec 4.26 to 4.52). Loaded before the
// first render when the URL has a query, else after it.
import type { Application } from '../context/ApplicationContext.tsx'
import { keepClockOffset } from '../store/clockOffset.ts'
import { eraseWaiting } from './clearData.ts'
import { keepClickIds } from './keepClickIds.ts'
import { openVisit } from './openVisit.ts'
import { followPrefilledFields } from './prefilledFields.ts'
import { holdUnsubscribeLink, isUnsubscribeLink } from './unsubscribeLink.ts'
import { parseUrlParameters, type UrlParameters, withoutPersonal } from './urlParameters.ts'

/** Removes personal parameters from the URL before third-party scripts can read them. */
const cleanAddress = (): void => {
  const { pathname, search, hash } = window.location
  const left = withoutPersonal(search)
  if (left === search) return
  window.history.replaceState(window.history.state, '', `${pathname}${left}${hash}`)
}

const readParameters = ({ pathname, search }: Location): UrlParameters => {
  if (!isUnsubscribeLink(pathname)) return parseUrlParameters(search)
  holdUnsubscribeLink(search)
  const { email: _email, ...parameters } = parseUrlParameters(search)
  return parameters
}

type Visited = Pick<Application, 'store' | 'storages' | 'product' | 'request' | 'isEmbedded'>

/**
 * Writes the session fields again after the application was replaced (by a new application, a resume link, or data
 * cleared in another tab), before the next request.
 */
const keepVisitFields = (application: Visited): void => {
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
        openVisit(application, {}, new Date())
    })
  })
}

/** True when the URL contained answers; the prerendered page is then out of date. */
export const enterVisit = (application: Visited, now: Date): boolean => {
  keepClockOffset(application.storages.local)
  const parameters = readParameters(window.location)
  const isPrefilled = openVisit(application, parameters, now)
  cleanAddress()
  keepClickIds(application, parameters, now)
  keepVisitFields(application)
  followPrefilledFields(application.store)
  void eraseWaiting(application)
  window.addEventListener('online', () => void eraseWaiting(application))
  return isPrefilled
}
