// A saver whose writes wait for the session, device and analytics fields. A lead that is created in the first seconds
// would otherwise lack them.
import type { ApplicationSaver } from '../app-context/leadSaver.ts'

/** An interrupted write does not wait, because it is sent unchanged. */
export const saveAfterEntry = (saver: ApplicationSaver, startSession: () => Promise<unknown>): ApplicationSaver => ({
  resume: saver.resume,
  save: () => void startSession().then(saver.save),
  submit: () => startSession().then(saver.submit),
  overwrite: (revision) => void startSession().then(() => saver.overwrite(revision)),
})
