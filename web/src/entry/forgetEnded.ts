// Another device erased the application, or ended the access of this one: the answers go here too, and the page says so.
import { announceForgotten, type ForgottenReason } from '../lib/forgotten.ts'
import type { Application } from '../context/ApplicationContext.tsx'
import { announceClearing, forget } from '../store/persistence.ts'
import { openVisit } from './openVisit.ts'

type Forgetting = Pick<Application, 'store' | 'storages' | 'product' | 'isEmbedded'>

export const forgetEnded = (application: Forgetting, reason: ForgottenReason): void => {
  const { store, storages } = application
  forget(store, storages)
  openVisit(application, {}, new Date())
  announceClearing(storages)
  announceForgotten(reason)
}
