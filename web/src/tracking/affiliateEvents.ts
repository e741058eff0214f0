// Sends events to the affiliate of a lead through our server (spec 7.3). Ignores the result, because ad blockers may
// block the path.
import { affiliateEvent, type affiliateEventNames } from '@loan/domain/contract/customer'
import type { Product } from '@loan/domain/products/product'
import type { Request } from '../api/request.ts'
import type { ApplicationStore } from '../store/applicationStore.ts'
import type { FunnelEvent, FunnelName } from './funnelEvents.ts'

/**
 * @assumed the three steps that the server stores for the affiliate: the specification names only the path. Payment is
 * for submitted leads.
 */
const names: Readonly<Partial<Record<FunnelName, (typeof affiliateEventNames)[number]>>> = {
  'lead-created': 'Lead',
  'lead-submitted': 'CompleteRegistration',
  rejected: 'Rejected',
}

export type AffiliateDeps = {
  readonly store: ApplicationStore
  readonly product: Product
  readonly request: Request
}

/**
 * Only for a lead with an affiliate. Needs no consent, because it sends nothing to a third party and stores nothing.
 */
export const sendAffiliateEvent = ({ store, product, request }: AffiliateDeps, event: FunnelEvent): void => {
  const name = names[event.name]
  const { lead, applicationData } = store.getState().leadApplication
  if (name === undefined || lead === null || applicationData.affiliateReferenceParams?.attribute === undefined) return
  request(affiliateEvent, {
    body: { product: product.id, id: lead.id, name },
    leadToken: lead.token,
    keepalive: true,
  }).catch(() => undefined)
}
