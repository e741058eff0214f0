// Starts the session (spec 4.26 to 4.52): session, affiliate, device and analytics fields of the application. Loaded
// after the first page. The first write to the server waits for it.
import type { Application } from '../context/ApplicationContext.tsx'

const entries = new WeakMap<Application, Promise<boolean>>()

/** Runs at most once per application. True when the URL prefills answers; false also when the chunk does not load. */
export const startSessionOnce = (application: Application): Promise<boolean> => {
  const entry =
    entries.get(application) ??
    import('./startSession.ts').then(
      ({ startSession }) => startSession(application),
      () => {
        // The next call retries.
        entries.delete(application)
        return false
      },
    )
  entries.set(application, entry)
  return entry
}
