// The calls that open a lead by its resume link.
import { confirmLink, leadFromLink, leadFromLinkLegacy } from '@loan/domain/contract/lead'
import { states } from '@loan/domain/states'
import type { Database } from '../database/storage.ts'
import { buildFieldError, buildNotFoundError, LeadError } from '../lib/leadError.ts'
import { defineOpenRoute } from '../http/route.ts'
import { inTransaction } from '../database/inTransaction.ts'
import { issueDeviceToken } from '../leads/links/devices.ts'
import { hasExpired, type Lead, lockLead } from '../leads/lead.ts'
import { applyDueTransitions } from '../leads/transitions/applyEvents.ts'
import { clearOpenedEmails } from '../messages/outbox.ts'
import { buildReceipt } from '../leads/receipt.ts'
import {
  resolveConfirmation,
  countConfirmationAttempt,
  isConfirmationCorrect,
  isLocked,
  readResumeLink,
  revokeAfterUse,
  type ResumeLink,
} from '../leads/links/resumeLink.ts'

type OpenedLink = { readonly link: ResumeLink; readonly lead: Lead }

/**
 * Throws `not-found` for an unknown secret, `gone` for an expired or erased lead, and `link-locked` for a locked link.
 */
const requireLink = async (transaction: Database, secret: string, now: Date): Promise<OpenedLink> => {
  const found = await readResumeLink(transaction, secret)
  if (found === null) throw buildNotFoundError()
  const lead = await lockLead(transaction, found.leadId)
  // Read the link again while holding the row lock of the lead, so that concurrent attempts are counted one at a time.
  const link = await readResumeLink(transaction, secret)
  if (lead === null || link === null) throw buildNotFoundError()
  if (hasExpired(lead, now) || lead.erasedAt !== null) throw new LeadError('gone', 'The application has expired.')
  if (isLocked(link, now)) throw new LeadError('link-locked', 'This link no longer works; request a new one.')
  return { link, lead }
}

const buildLookUpRoute = (endpoint: typeof leadFromLink) =>
  defineOpenRoute(endpoint, ({ params, services, now }) =>
    inTransaction(services.storage, async (database) => {
      const { lead } = await requireLink(database, params.id, now)
      const current = await applyDueTransitions({ services, database, now }, lead)
      return { id: current.id, progressState: states[current.state].code, confirm: resolveConfirmation(current) }
    }),
  )

const confirmRoute = defineOpenRoute(confirmLink, async (call) => {
  const { params, body, services, database, now } = call
  const { link, lead } = await requireLink(database, params.id, now)
  if (!isConfirmationCorrect(lead, body)) {
    await countConfirmationAttempt(database, link)
    const field = resolveConfirmation(lead)
    throw new LeadError('refused', 'The confirmation does not match the lead.', {
      errors: [
        {
          ...buildFieldError(field, 'not-confirmed', 'Does not match the application.'),
          params: { left: link.triesLeft - 1 },
        },
      ],
      commitsWrites: true,
    })
  }
  const current = await applyDueTransitions(call, lead)
  // The message with the link has been read.
  if (link.kind !== 'phone')
    await clearOpenedEmails(database, services.secretKey, { leadId: current.id, secret: params.id })
  await revokeAfterUse(database, link, now)
  const { device } = body
  const token = await issueDeviceToken(database, { leadId: current.id, device, linkHash: link.secretHash, now })
  return { ...buildReceipt(current), token, application: current.application }
})

export const linkRoutes = {
  leadFromLink: buildLookUpRoute(leadFromLink),
  leadFromLinkLegacy: buildLookUpRoute(leadFromLinkLegacy),
  confirmLink: confirmRoute,
}
