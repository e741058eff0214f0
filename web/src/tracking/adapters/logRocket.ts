// LogRocket: records a session once (SPEC.md §4 "Session"), with every text, field and picture masked and no network.
// Its queue holds 1000 events (SPEC.md §9: the library's own limit).
import setUpLogRocket from 'logrocket/setup'
import { logError } from '../../lib/log.ts'
import { storageKeys } from '../../store/storageKeys.ts'
import { reportErrorsTo } from '../errorReports.ts'
import { buildScriptAddress } from '../loadScript.ts'
import { safeAddress } from '../safeAddress.ts'
import type { OpenAdapter } from './adapter.ts'

/** SPEC.md §9. */
const marker = 'initialised'
/** SPEC.md §9: of a hundred sessions, how many are recorded. */
const loggedPercentage = 100

const silent = { tell: () => undefined, stop: () => undefined }

export const openLogRocket: OpenAdapter = async ({ key, host, session, store, product }) => {
  if (session.read(storageKeys.logRocket) === marker || Math.random() * 100 >= loggedPercentage) return silent
  // The library makes a script element of its own: it takes the address from here, trusted.
  Object.assign(window, { __SDKCONFIG__: { loggerURL: buildScriptAddress(`${host}/logger-1.min.js`, host) } })
  const client = setUpLogRocket(host === 'https://cdn.logr-in.com' ? {} : { ingestServer: host })
  try {
    client.init(key, {
      console: { isEnabled: false, shouldAggregateConsoleErrors: false },
      network: { isEnabled: false },
      browser: { urlSanitizer: safeAddress },
      dom: { inputSanitizer: true, textSanitizer: true, imageSanitizer: true, disablePageTitles: true },
      shouldCaptureIP: false,
      shouldDetectExceptions: false,
      mergeIframes: false,
    })
  } catch (reason) {
    logError('Failed to start the session recording', { name: reason instanceof Error ? reason.name : 'unknown' })
    return silent
  }
  session.write(storageKeys.logRocket, marker)
  const { sessionId } = store.getState().leadApplication.applicationData
  if (sessionId !== undefined) client.identify(sessionId, { product: product.id })
  const stopReports = reportErrorsTo({
    isWanted: () => session.read(storageKeys.logRocket) === marker,
    send: (message, detail) => client.captureMessage(message, detail === undefined ? {} : { extra: { detail } }),
  })
  return {
    tell: ({ name, id, ...facts }) => client.track(name, { ...facts, event_id: id }),
    stop: () => {
      stopReports()
      const uninstall: unknown = Reflect.get(client, 'uninstall')
      if (typeof uninstall === 'function') Reflect.apply(uninstall, client, [])
    },
  }
}
