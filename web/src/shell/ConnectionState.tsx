// Says that the connection is gone, and that going on is fine; nothing while it is there.
import { useSyncExternalStore } from 'react'
import { useTexts } from '../context/useTexts.ts'
import { Notice } from '../ui/Notice.tsx'

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

export const ConnectionState = () => {
  const t = useTexts()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return isOnline ? null : (
    <Notice kind="warning" live>
      {t('offline')}
    </Notice>
  )
}
