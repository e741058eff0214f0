// Starts the session, then tracking. In a separate chunk, because the first page does not need it.
import type { AppContext } from '../app-context/AppContext.tsx'
import { enterSession } from '../entry/enterSession.ts'
import { storageKeys } from '../store/storageKeys.ts'

/** True when the URL prefills answers (spec 4.44, 4.45). */
export const startSession = (app: AppContext): boolean => {
  const { store, storages } = app
  const { sessionId } = store.getState().leadApplication.applicationData
  const isResumed = sessionId !== undefined && sessionId !== storages.session.read(storageKeys.sessionId)
  const { search } = window.location
  const hasAnswers = enterSession(app, new Date())
  import('../tracking/startTracking.ts').then(
    ({ startTracking }) => startTracking(app, { search, isResumed }),
    // The application works without tracking.
    () => undefined,
  )
  return hasAnswers
}
