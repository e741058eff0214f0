// What the affiliate that sent a lead is told, through our own server (spec 7.3): fired and forgotten, so that a
// blocked path (ad blockers know it) changes nothing.
import { affiliateEvent, type affiliateEventNames } from '@loan/domain/contract/customer'
import type { Product } from '@loan/domain/products/product'
import type { Request } from '../api/request.ts'
import type { ApplicationStore } from '../store/applicationStore.ts'
import type { FunnelEvent, FunnelName } from './funnelEvents.ts'

/**
 * @assumed the specification names the path alone: the three steps an affiliate is paid by, as the server counts them.
 */
const names: Readonly<Partial<Record<FunnelName, (typeof affiliateEventNames)[number]>>> = {
  'lead-created': 'Lead',
  'lead-submitted': 'CompleteRegistration',
  rejected: 'Rejected',
}

export type AffiliateParts = {
  readonly store: ApplicationStore
  readonly product: Product
  readonly request: Request
}

/** Only for a lead somebody sent; no consent is asked, as nothing goes to a third party and nothing is stored here. */
export const sendAffiliateEvent = ({ store, product, request }: AffiliateParts, event: FunnelEvent): void => {
  const name = names[event.name]
  const { lead, applicationData } = store.getState().leadApplication
  if (name === undefined || lead === null || applicationData.affiliateReferenceParams?.attribute === undefined) return
  request(affiliateEvent, {
    body: { product: product.id, id: lead.id, name },
    leadToken: lead.token,
    keepalive: true,
  }).catch(() => undefined)
}
