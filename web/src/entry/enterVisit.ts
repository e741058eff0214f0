// The entry of a visit: what its address brings, and what goes on from then (spec 4.26 to 4.52). Fetched before the
// page is drawn where the address brings something, else while the page is read.
import type { Application } from '../context/ApplicationContext.tsx'
import { keepClockOffset } from '../store/clockOffset.ts'
import { eraseWaiting } from './clearData.ts'
import { keepClickIds } from './keepClickIds.ts'
import { openVisit } from './openVisit.ts'
import { followPrefilledFields } from './prefilledFields.ts'
import { holdUnsubscribeLink, isUnsubscribeLink } from './unsubscribeLink.ts'
import { parseUrlParameters, type UrlParameters, withoutPersonal } from './urlParameters.ts'

/** What is personal is out of the address before anything else could read it. */
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
 * Whatever replaces the application (a new start, a resume link, data cleared in another tab) loses what the visit itself
 * says: it is written again before anything is sent.
 */
const keepVisitFields = (application: Visited): void => {
  const { store } = application
  let isWaiting = false
  store.subscribe(({ leadApplication: { applicationData } }) => {
    const { sessionId, sessionStartedAt, deviceData, posthogParameters } = applicationData
    const isWhole = [sessionId, sessionStartedAt, deviceData, posthogParameters].every((field) => field !== undefined)
    if (isWhole || isWaiting) return
    isWaiting = true
    // Clearing one's data opens a new session itself, within the same task.
    queueMicrotask(() => {
      isWaiting = false
      const { applicationData: now } = store.getState().leadApplication
      if ([now.sessionId, now.sessionStartedAt, now.deviceData, now.posthogParameters].includes(undefined))
        openVisit(application, {}, new Date())
    })
  })
}

/** True where answers came along: the page is then no longer as it was prerendered. */
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
