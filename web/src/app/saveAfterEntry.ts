// A saver whose writes wait for the session, device and analytics fields. A lead that is created in the first seconds
// would otherwise lack them.
import type { Application } from '../context/ApplicationContext.tsx'
import type { LeadSaver } from '../form/saving.ts'
import { enterOnce } from './enterOnce.ts'

export const saveAfterEntry = (saver: LeadSaver, application: Application): LeadSaver => ({
  save: () => void enterOnce(application).then(saver.save),
  submit: () => enterOnce(application).then(saver.submit),
  overwrite: (revision) => void enterOnce(application).then(() => saver.overwrite(revision)),
})
