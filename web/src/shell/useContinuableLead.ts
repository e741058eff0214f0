// The lead of this device, where a link by e-mail opens it on another one.
import { isOpenStatus } from '@loan/domain/lead/status'
import { useApplicationState } from '../app-context/AppContext.tsx'

export type ContinuableLead = {
  readonly id: string
  readonly token: string
  /** The link goes to this address. */
  readonly email: string
}

/**
 * Null for a lead that has ended, without an e-mail address, and without a phone number or date of birth to confirm on
 * the other device.
 */
export const useContinuableLead = (): ContinuableLead | null => {
  // Single values, because every reply of the server replaces the lead by one with another revision.
  const id = useApplicationState(({ leadApplication: { lead } }) =>
    lead !== null && isOpenStatus(lead.leadStatus) ? lead.id : null,
  )
  const token = useApplicationState(({ leadApplication }) => leadApplication.lead?.token)
  const email = useApplicationState(({ leadApplication }) => leadApplication.applicationData.contactDetails?.email)
  const canConfirm = useApplicationState(
    ({ leadApplication: { applicationData } }) =>
      applicationData.contactDetails?.phoneNumber !== undefined ||
      applicationData.personalDetails?.dateOfBirth !== undefined,
  )
  if (id === null || token === undefined || email === undefined || !canConfirm) return null
  return { id, token, email }
}
