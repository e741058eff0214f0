// Starts the session of a page load: reads the URL and subscribes to the store (spec 4.26 to 4.52). Loaded before the
// first render when the URL has a query, else after it.
import type { LeadApplication } from '@loan/domain/lead/application'
import type { AppContext } from '../app-context/AppContext.tsx'
import { getServerClock } from '../lib/serverClock.ts'
import { storeClockOffset } from '../store/clockOffset.ts'
import { eraseQueuedLeads } from './clearData.ts'
import { reopenStale } from './reopenStale.ts'
import { storeClickIds } from './storeClickIds.ts'
import { writeSessionFields } from './writeSessionFields.ts'
import { watchPrefilledFields } from './prefilledFields.ts'
import { isUnsubscribeLink, getOpenedLink } from './unsubscribeLink.ts'
import { parseUrlParameters, type UrlParameters, omitPersonalParameters } from './urlParameters.ts'

type SessionContext = Pick<AppContext, 'store' | 'storages' | 'product' | 'request' | 'isEmbedded'>

/** Removes personal parameters from the URL before third-party scripts can read them. */
const removePersonalParameters = (): void => {
  const { pathname, search, hash } = window.location
  const remainingSearch = omitPersonalParameters(search)
  if (remainingSearch === search) return
  window.history.replaceState(window.history.state, '', `${pathname}${remainingSearch}${hash}`)
}

/** Parses the URL. The answers of an unsubscribe link stay out of the application. */
const takeParameters = (app: SessionContext, { pathname, search }: Location): UrlParameters => {
  if (!isUnsubscribeLink(pathname)) return parseUrlParameters(search)
  getOpenedLink(app).write(search)
  const { email: _email, ...parameters } = parseUrlParameters(search)
  return parameters
}

const lacksSessionFields = ({ sessionId, sessionStartedAt, deviceData, posthogParameters }: LeadApplication): boolean =>
  [sessionId, sessionStartedAt, deviceData, posthogParameters].some((field) => field === undefined)

/**
 * Writes the session fields again after the application was replaced (by a new application, a resume link, or data
 * cleared in another tab), before the next request.
 */
const keepSessionFields = (app: SessionContext): void => {
  const { store } = app
  let isWaiting = false
  store.subscribe(({ leadApplication: { applicationData } }) => {
    if (isWaiting || !lacksSessionFields(applicationData)) return
    isWaiting = true
    // `clearData` writes them in the same task, so the check runs in a microtask.
    queueMicrotask(() => {
      isWaiting = false
      if (lacksSessionFields(store.getState().leadApplication.applicationData)) writeSessionFields(app, {}, new Date())
    })
  })
}

/** True when the URL contained answers; the prerendered page is then out of date. */
export const enterSession = (app: SessionContext, now: Date): boolean => {
  storeClockOffset(app.storages.local, getServerClock(app))
  const parameters = takeParameters(app, window.location)
  const isPrefilled = writeSessionFields(app, parameters, now)
  removePersonalParameters()
  storeClickIds(app, parameters, now)
  keepSessionFields(app)
  watchPrefilledFields(app.store)
  reopenStale(app)
  void eraseQueuedLeads(app)
  window.addEventListener('online', () => void eraseQueuedLeads(app))
  return isPrefilled
}
