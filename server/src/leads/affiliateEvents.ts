// What an affiliate may be told of the leads it sent: an event counts once, and only where the lead bears it out.
import type { affiliateEventNames } from '@loan/domain/contract/customer'
import { states } from '@loan/domain/states'
import { affiliateEvents } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { LeadError } from '../lib/leadError.ts'
import type { Lead } from './lead.ts'

type EventName = (typeof affiliateEventNames)[number]

const holds: Readonly<Record<EventName, (lead: Lead) => boolean>> = {
  Lead: () => true,
  CompleteRegistration: ({ submittedAt }) => submittedAt !== null,
  Rejected: ({ state }) => state === 'REJECTED',
}

/**
 * False where no affiliate sent the lead. Throws `wrong-state` for an event that did not happen: a browser can say
 * anything, and affiliates are paid by these.
 */
export const storeAffiliateEvent = async (
  transaction: Database,
  { lead, name, now }: { readonly lead: Lead; readonly name: EventName; readonly now: Date },
): Promise<boolean> => {
  if (!holds[name](lead)) {
    throw new LeadError('wrong-state', 'This did not happen to the lead.', {
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
