// A saver whose writes wait for the session, device and analytics fields. A lead that is created in the first seconds
// would otherwise lack them.
import type { Application } from '../context/ApplicationContext.tsx'
import type { LeadSaver } from '../form/saving.ts'
import { startSessionOnce } from './startSessionOnce.ts'

export const saveAfterEntry = (saver: LeadSaver, application: Application): LeadSaver => ({
  save: () => void startSessionOnce(application).then(saver.save),
  submit: () => startSessionOnce(application).then(saver.submit),
  overwrite: (revision) => void startSessionOnce(application).then(() => saver.overwrite(revision)),
})
