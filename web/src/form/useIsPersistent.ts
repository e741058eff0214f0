// Whether the answers are stored beyond this tab; null while there is no answer.
import { useEffect, useState } from 'react'
import { useAppContext, useApplicationState } from '../app-context/AppContext.tsx'
import { inBackground } from '../lib/afterPaint.ts'

export const useIsPersistent = (): boolean | null => {
  const { storages, store } = useAppContext()
  // Unticked boxes and empty fields do not count as answers.
  const isEmpty = useApplicationState(({ dynamicPages }) =>
    Object.values(dynamicPages.drafts).every((draft) => draft === '' || draft === 'false'),
  )
  const [isPersistent, setLasting] = useState(true)
  // Each answer may fill or free the storage. The debounced write runs after each answer and before this check.
  useEffect(() => {
    const check = () => inBackground(() => setLasting(storages.local.isPersistent()))
    let cancelCheck = check()
    const unsubscribe = store.subscribe(({ dynamicPages }, before) => {
      if (dynamicPages.drafts === before.dynamicPages.drafts) return
      cancelCheck()
      cancelCheck = check()
    })
    return () => {
      unsubscribe()
      cancelCheck()
    }
  }, [storages, store])
  return isEmpty ? null : isPersistent
}
