// Begins a visit: its entry, then what is told of it. Fetched with the entry, so that the first page goes without.
import type { Application } from '../context/ApplicationContext.tsx'
import { enterVisit } from '../entry/enterVisit.ts'
import { storageKeys } from '../store/storageKeys.ts'

/** True where answers came along (spec 4.44, 4.45). */
export const beginVisit = (application: Application): boolean => {
  const { store, storages } = application
  const { sessionId } = store.getState().leadApplication.applicationData
  const isTakenUp = sessionId !== undefined && sessionId !== storages.session.read(storageKeys.sessionId)
  const { search } = window.location
  const hasAnswers = enterVisit(application, new Date())
  import('../tracking/startTracking.ts').then(
    ({ startTracking }) => startTracking(application, { search, isTakenUp }),
    // Nobody is told; nobody waits for it.
    () => undefined,
  )
  return hasAnswers
}
