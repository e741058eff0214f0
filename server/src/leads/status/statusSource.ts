// Reads what the status of a lead shows: the lead, and the verification or the uploads of its screen. A join of all
// three would read tables whose rows most states do not show.
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import type { StateName } from '@loan/domain/states'
import { readReceivedSides } from '../../uploads/storeUpload.ts'
import type { Lead } from '../lead.ts'
import { type LeadCredentials, readCurrentLead } from '../access/leadAccess.ts'
import type { LeadServices } from '../leadServices.ts'
import { readVerification, type Verification } from '../verification/verification.ts'

export type StatusSource = {
  readonly lead: Lead
  /** Null in the states that do not verify a number. */
  readonly verification: Verification | null
  /** The sides of the document that are uploaded; none in the states without uploads. */
  readonly received: readonly UploadSide[]
}

const verificationStates: readonly StateName[] = ['MOBILE_VERIFICATION', 'CHANGE_MOBILE_NUMBER']

/** The lead with due transitions applied, and what its screen shows besides. Throws like `requireOwnLead`. */
export const readStatusSource = async (services: LeadServices, access: LeadCredentials): Promise<StatusSource> => {
  const { database } = services.storage
  const lead = await readCurrentLead(services, access)
  return {
    lead,
    verification: verificationStates.includes(lead.state) ? await readVerification(database, access.id) : null,
    received: lead.state === 'ID_UPLOAD' ? await readReceivedSides(database, access.id) : [],
  }
}
