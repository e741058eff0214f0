// Shows a sticky callout while the device is offline: the applicant can continue. Renders nothing while online.
import { useSyncExternalStore } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import { Callout } from '../ui/Callout.tsx'
import styles from './ConnectionState.module.css'

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
    <div className={styles['offline']}>
      <Callout kind="warning" live>
        {t('offline')}
      </Callout>
    </div>
  )
}
