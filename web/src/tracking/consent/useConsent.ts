// Subscribes to the consent that is stored on this device.
import { useSyncExternalStore } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { type Consent, readConsent, subscribeToConsent } from '../../store/consent.ts'

/** Null before the first answer. */
export const useConsent = (): Consent | null => {
  const { local } = useAppContext().storages
  const consentJson = useSyncExternalStore(
    subscribeToConsent,
    () => JSON.stringify(readConsent(local)),
    () => 'null',
  )
  return consentJson === 'null' ? null : readConsent(local)
}
