// Ends the access of every device to a lead, such as after its applicant has lost a phone.
import { inTransaction } from '../database/inTransaction.ts'
import { retireAllDevices } from '../leads/links/devices.ts'
import { deletePassword } from '../leads/links/password.ts'
import { lockLead } from '../leads/lead.ts'
import { revokeLinks } from '../leads/links/resumeLink.ts'
import { recordAction } from './actionLog.ts'
import type { Actor, OperatorServices } from './operatorServices.ts'

/**
 * Retires all tokens, revokes all links and deletes the password, which a stranger can have set. The applicant gets a
 * new link by e-mail from the page of an old one. False for an unknown or erased lead.
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
      await deletePassword(transaction, leadId)
      await retireAllDevices(transaction, leadId, { reason: 'ended', now })
    }
    const result = isOpen ? 'done' : 'none'
    await recordAction(transaction, services, { at: now, operator, kind: 'end-access', leadId, result, clientHash })
    return isOpen
  })
