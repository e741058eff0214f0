// Stores the affiliate events of a lead: each event once, and only when the lead's state confirms it.
import type { affiliateEventNames } from '@loan/domain/contract/customer'
import { states } from '@loan/domain/states'
import { affiliateEvents } from '../../database/schema.ts'
import type { Database } from '../../database/storage.ts'
import { LeadError } from '../../lib/leadError.ts'
import type { Lead } from '../lead.ts'

type EventName = (typeof affiliateEventNames)[number]

const isConfirmed: Readonly<Record<EventName, (lead: Lead) => boolean>> = {
  Lead: () => true,
  CompleteRegistration: ({ submittedAt }) => submittedAt !== null,
  Rejected: ({ state }) => state === 'REJECTED',
}

/**
 * False when the lead has no affiliate reference. Throws `wrong-state` when the lead's state contradicts the event,
 * because affiliates can be paid by the events of submitted leads, and the browser is not trusted. The events of a
 * draft are deleted with it (docs/operating.md, "Events for affiliates").
 */
export const storeAffiliateEvent = async (
  transaction: Database,
  { lead, name, now }: { readonly lead: Lead; readonly name: EventName; readonly now: Date },
): Promise<boolean> => {
  if (!isConfirmed[name](lead)) {
    throw new LeadError('wrong-state', 'The state of the lead contradicts this event.', {
      progressState: states[lead.state].code,
    })
  }
  const { attribute, subId = '', transactionId = '' } = lead.application.affiliateReferenceParams ?? {}
  if (attribute === undefined) return false
  await transaction
    .insert(affiliateEvents)
    .values({ leadId: lead.id, name, product: lead.product, reference: attribute, subId, transactionId, at: now })
    .onConflictDoNothing()
  return true
}
