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
  const lead = useApplicationState(({ leadApplication }) => leadApplication.lead)
  const email = useApplicationState(({ leadApplication }) => leadApplication.applicationData.contactDetails?.email)
  const canConfirm = useApplicationState(
    ({ leadApplication: { applicationData } }) =>
      applicationData.contactDetails?.phoneNumber !== undefined ||
      applicationData.personalDetails?.dateOfBirth !== undefined,
  )
  if (lead === null || !isOpenStatus(lead.leadStatus) || email === undefined || !canConfirm) return null
  return { id: lead.id, token: lead.token, email }
}
