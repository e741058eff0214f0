// The entry of a session (spec 4.26 to 4.52): session, affiliate, device and analytics fields of the application.
// Loaded after the first page; the first write to the server waits for it.
import type { Application } from '../context/ApplicationContext.tsx'

const entries = new WeakMap<Application, Promise<boolean>>()

/** True where answers came with the address. At most once per application; false where the chunk does not load. */
export const enterOnce = (application: Application): Promise<boolean> => {
  const entry =
    entries.get(application) ??
    import('./beginVisit.ts').then(
      ({ beginVisit }) => beginVisit(application),
      () => {
        // The next caller tries again.
        entries.delete(application)
        return false
      },
    )
  entries.set(application, entry)
  return entry
}
