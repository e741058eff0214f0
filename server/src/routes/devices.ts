// The calls for a link to another device, and for ending the access of other devices.
import {
  createPhoneLink,
  endOtherDevices,
  leadDevices,
  leaveDevice,
  renewLink,
  sendContinueLink,
} from '@loan/domain/contract/devices'
import { buildNotFoundError, LeadError } from '../lib/leadError.ts'
import { defineOpenRoute } from '../http/route.ts'
import { countOtherDevices, retireDevice, retireOtherDevices } from '../leads/links/devices.ts'
import { hasExpired, lockLead } from '../leads/lead.ts'
import { assertState } from '../leads/access/leadAccess.ts'
import { type LeadCall, defineLeadRoute } from '../http/leadRoute.ts'
import { assertMayRequestLink } from '../leads/links/linkBudget.ts'
import { deletePasswordOfOthers } from '../leads/links/password.ts'
import { requireProduct } from '../leads/products.ts'
import {
  canConfirm,
  createPhoneLink as storePhoneLink,
  readResumeLink,
  revokeLinks,
  sendResumeLink,
} from '../leads/links/resumeLink.ts'

type LinkRequest = Pick<LeadCall<typeof sendContinueLink>, 'services' | 'database' | 'now' | 'lead'>

/** The applicant may have removed the e-mail address from a draft since an earlier link was sent. */
const assertCanSendLink = ({ lead }: LinkRequest): void => {
  if (lead.application.contactDetails?.email === undefined || !canConfirm(lead)) {
    throw new LeadError('conflict', 'The application has no e-mail address, or no answer to confirm it with.')
  }
}

const sendRequestedLink = async (request: LinkRequest) => {
  const { services, database, now, lead } = request
  assertCanSendLink(request)
  await assertMayRequestLink(database, { leadId: lead.id, kind: 'email', now })
  await sendResumeLink(database, { services, product: requireProduct(services, lead), lead, now }, 'continue')
  return { sent: true as const }
}

/**
 * Without the limit of requested links: a device leaves once, and without a link nothing could open the application.
 */
const sendLastLink = async (request: LinkRequest): Promise<void> => {
  const { services, database, now, lead } = request
  assertCanSendLink(request)
  const isSent = await sendResumeLink(
    database,
    { services, product: requireProduct(services, lead), lead, now },
    'continue',
  )
  if (!isSent)
    throw new LeadError('too-many-requests', 'The address has received many e-mails.', { retryAfterSeconds: 3600 })
}

export const deviceRoutes = {
  sendContinueLink: defineLeadRoute(sendContinueLink, sendRequestedLink),

  createPhoneLink: defineLeadRoute(createPhoneLink, async ({ services, database, now, lead }) => {
    assertState(lead, 'ID_UPLOAD')
    if (!canConfirm(lead)) throw new LeadError('conflict', 'The application has no answer to confirm a link with.')
    await assertMayRequestLink(database, { leadId: lead.id, kind: 'phone', now })
    const { url, expiresAt } = await storePhoneLink(database, { services, lead, now })
    return { url, expiresAt: expiresAt.toISOString() }
  }),

  renewLink: defineOpenRoute(renewLink, async ({ params, services, database, now }) => {
    const link = await readResumeLink(database, params.id)
    const lead = link === null ? null : await lockLead(database, link.leadId)
    if (lead === null) throw buildNotFoundError()
    if (hasExpired(lead, now) || lead.erasedAt !== null) throw new LeadError('gone', 'The application has expired.')
    return sendRequestedLink({ services, database, now, lead })
  }),

  leadDevices: defineLeadRoute(leadDevices, async ({ database, lead, tokenHash }) => ({
    others: await countOtherDevices(database, lead.id, tokenHash),
  })),

  endOtherDevices: defineLeadRoute(endOtherDevices, async ({ database, now, lead, tokenHash }) => {
    await revokeLinks(database, lead.id, now)
    await deletePasswordOfOthers(database, { leadId: lead.id, tokenHash })
    return { ended: await retireOtherDevices(database, { leadId: lead.id, tokenHash, now }) }
  }),

  leaveDevice: defineLeadRoute(leaveDevice, async ({ body, services, database, now, lead, tokenHash }) => {
    if (body.sendLink) await sendLastLink({ services, database, now, lead })
    await retireDevice(database, { leadId: lead.id, tokenHash, now })
    return { left: true as const }
  }),
}
