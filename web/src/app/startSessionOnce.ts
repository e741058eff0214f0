// Starts the session (spec 4.26 to 4.52): session, affiliate, device and analytics fields of the application. Loaded
// after the first page. The first write to the server waits for it.
import type { AppContext } from '../app-context/AppContext.tsx'
import { lazyResource } from '../loading/resource.ts'

const getStart = lazyResource(async (app: AppContext) => {
  const { startSession } = await import('./startSession.ts')
  let isPrefilled: boolean | undefined
  return () => (isPrefilled ??= startSession(app))
})

/** Runs at most once per application. True when the URL prefills answers; false also when the chunk does not load. */
export const startSessionOnce = (app: AppContext): Promise<boolean> =>
  getStart(app)
    .preload()
    .then(
      (start) => start(),
      () => false,
    )
