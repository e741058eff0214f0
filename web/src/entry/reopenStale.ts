// Opens the application again when it has become stale (spec 4.20, 4.21) while its page stayed open, in a background
// tab or in the back/forward cache. The reload drops the stale fields (store/restore.ts). The consents are then
// requested again, and no lead is created with old ones. Does the same when another tab has cleared the data: a page in
// the back/forward cache may get no `storage` event.
import type { AppContext } from '../app-context/AppContext.tsx'
import { getReleaseRecovery } from '../lib/releaseRecovery.ts'
import { getServerClock } from '../lib/serverClock.ts'
import { reopenCleared } from '../store/persistence.ts'
import { isClearedElsewhere, isSent, isStaleSlice } from '../store/staleDraft.ts'

type OpenApplication = Pick<AppContext, 'store' | 'storages' | 'product'>

/** True for a draft of this page; an application without a session or a lead is never stale. */
const isStaleDraft = ({ store, product }: Pick<OpenApplication, 'store' | 'product'>): boolean => {
  const { leadApplication } = store.getState()
  const clock = getServerClock({ store })
  return !isSent(leadApplication) && isStaleSlice(leadApplication, { isOwn: true, now: new Date(), clock, product })
}

/** Checks each time the page comes into view. Offline it waits, because a reload needs the server. */
export const reopenStale = (app: OpenApplication): (() => void) => {
  const listening = new AbortController()
  const { signal } = listening
  const check = () => {
    if (document.visibilityState !== 'visible') return
    if (isClearedElsewhere(app.storages)) reopenCleared()
    else if (navigator.onLine && isStaleDraft(app)) getReleaseRecovery(app).reload()
  }
  document.addEventListener('visibilitychange', check, { signal })
  window.addEventListener('pageshow', check, { signal })
  window.addEventListener('online', check, { signal })
  return () => listening.abort()
}
