// LogRocket: records a session across its reloads as one recording (spec 4.31). Masks every text, field and image, and
// records no network. The library limits its queue to 1000 events (spec 9.39).
import setUpLogRocket from 'logrocket/setup'
import type { Storage } from '../../lib/storage.ts'
import { perDocument } from '../../lib/perDocument.ts'
import { logError } from '../../lib/log.ts'
import { storageKeys } from '../../store/storageKeys.ts'
import { reportErrorsTo } from '../errorReports.ts'
import { buildScriptAddress } from '../loadScript.ts'
import { toSafeAddress } from '../toSafeAddress.ts'
import type { OpenAdapter } from './adapter.ts'

/** Spec 9.46. */
const marker = 'initialised'
/** Spec 9.36: the percentage of recorded sessions. */
const loggedPercentage = 100

/** Whether to record this session. A reload continues a started recording. */
const isChosen = (session: Storage): boolean =>
  session.read(storageKeys.logRocket) === marker || Math.random() * 100 < loggedPercentage

/** The clients that record in this document, and the reports to the last one: the library has one per document. */
const getRecording = perDocument((): { readonly clients: WeakSet<object>; stopReports: () => void } => ({
  clients: new WeakSet(),
  stopReports: () => undefined,
}))

const silent = { send: () => undefined, stop: () => undefined }

export const openLogRocket: OpenAdapter = async ({ key, host, session, store, product }) => {
  if (!isChosen(session)) return silent
  // The library creates its own script element with the trusted URL from this global.
  Object.assign(window, {
    __SDKCONFIG__: { loggerURL: buildScriptAddress({ store }, `${host}/logger-1.min.js`, host) },
  })
  const client = setUpLogRocket(host === 'https://cdn.logr-in.com' ? {} : { ingestServer: host })
  const recording = getRecording({ store })
  try {
    if (!recording.clients.has(client))
      client.init(key, {
        console: { isEnabled: false, shouldAggregateConsoleErrors: false },
        network: { isEnabled: false },
        browser: { urlSanitizer: toSafeAddress },
        dom: { inputSanitizer: true, textSanitizer: true, imageSanitizer: true, disablePageTitles: true },
        shouldCaptureIP: false,
        shouldDetectExceptions: false,
        mergeIframes: false,
      })
  } catch (reason) {
    logError('Failed to start the session recording', { name: reason instanceof Error ? reason.name : 'unknown' })
    return silent
  }
  recording.clients.add(client)
  session.write(storageKeys.logRocket, marker)
  const { sessionId } = store.getState().leadApplication.applicationData
  if (sessionId !== undefined) client.identify(sessionId, { product: product.id })
  recording.stopReports()
  const stopReports = reportErrorsTo({
    isActive: () => session.read(storageKeys.logRocket) === marker,
    send: (message, detail) => client.captureMessage(message, detail === undefined ? {} : { extra: { detail } }),
  })
  recording.stopReports = stopReports
  return {
    send: ({ name, id, ...details }) => client.track(name, { ...details, event_id: id }),
    stop: () => {
      stopReports()
      recording.clients.delete(client)
      const uninstall: unknown = Reflect.get(client, 'uninstall')
      if (typeof uninstall === 'function') Reflect.apply(uninstall, client, [])
    },
  }
}
