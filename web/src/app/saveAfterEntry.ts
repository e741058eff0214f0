// A saver whose writes wait for the session, device and analytics fields: a lead that is created within the first seconds
// would lack them.
import type { Application } from '../context/ApplicationContext.tsx'
import type { LeadSaver } from '../form/saving.ts'
import { enterOnce } from './enterOnce.ts'

export const saveAfterEntry = (saver: LeadSaver, application: Application): LeadSaver => ({
  save: () => void enterOnce(application).then(saver.save),
  submit: () => enterOnce(application).then(saver.submit),
  overwrite: (revision) => void enterOnce(application).then(() => saver.overwrite(revision)),
})
