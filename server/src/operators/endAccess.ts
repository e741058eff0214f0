// Ends the access of every device to a lead, such as after its applicant has lost a phone.
import { inTransaction } from '../database/inTransaction.ts'
import { retireAllDevices } from '../leads/links/devices.ts'
import { lockLead } from '../leads/lead.ts'
import { revokeLinks } from '../leads/links/resumeLink.ts'
import { recordAction } from './actionLog.ts'
import type { Actor, OperatorServices } from './operatorServices.ts'

/**
 * Retires all tokens and revokes all links. The applicant gets a new link by e-mail from the page of an old one, or
 * signs in with the password. False for an unknown or erased lead.
 */
export const endAccess = (
  services: OperatorServices,
  { operator, clientHash, now }: Actor,
  leadId: string,
): Promise<boolean> =>
  inTransaction(services.storage, async (transaction) => {
    const lead = await lockLead(transaction, leadId)
    const isOpen = lead !== null && lead.erasedAt === null
    if (isOpen) {
      await revokeLinks(transaction, leadId, now)
      await retireAllDevices(transaction, leadId, { reason: 'ended', now })
    }
    const result = isOpen ? 'done' : 'none'
    await recordAction(transaction, services, { at: now, operator, kind: 'end-access', leadId, result, clientHash })
    return isOpen
  })
