// Starts the session, then tracking. A chunk of its own, because the first page does not need it.
import type { Application } from '../context/ApplicationContext.tsx'
import { enterVisit } from '../entry/enterVisit.ts'
import { storageKeys } from '../store/storageKeys.ts'

/** True when the URL prefills answers (spec 4.44, 4.45). */
export const startSession = (application: Application): boolean => {
  const { store, storages } = application
  const { sessionId } = store.getState().leadApplication.applicationData
  const isResumed = sessionId !== undefined && sessionId !== storages.session.read(storageKeys.sessionId)
  const { search } = window.location
  const hasAnswers = enterVisit(application, new Date())
  import('../tracking/startTracking.ts').then(
    ({ startTracking }) => startTracking(application, { search, isResumed }),
    // The application works without tracking.
    () => undefined,
  )
  return hasAnswers
}
