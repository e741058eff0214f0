// The answer of this device, followed.
import { useSyncExternalStore } from 'react'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { type Consent, readConsent, subscribeToConsent } from '../../store/consent.ts'

/** Null until the applicant has answered. */
export const useConsent = (): Consent | null => {
  const { local } = useApplication().storages
  const given = useSyncExternalStore(
    subscribeToConsent,
    () => JSON.stringify(readConsent(local)),
    () => 'null',
  )
  return given === 'null' ? null : readConsent(local)
}
