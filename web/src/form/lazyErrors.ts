// Loads the chunk and the texts of form errors after the form, which works without them until an error occurs.
import type { AppContext } from '../app-context/AppContext.tsx'
import { getReleaseRecovery } from '../lib/releaseRecovery.ts'
import { lazyResource } from '../loading/resource.ts'

/** The module of the error summary and its texts. */
export const getFormErrors = lazyResource(() => import('./FormErrors.tsx'))

/** Loads the module and its texts. False when one of them does not load. */
export const loadErrors = (app: Pick<AppContext, 'store' | 'texts'>): Promise<boolean> =>
  Promise.all([getFormErrors(app).preload(), app.texts.loadNamespaces(['errors'])]).then(
    () => true,
    (reason: unknown) => {
      getReleaseRecovery(app).defer(reason)
      return false
    },
  )
