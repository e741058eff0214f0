// Changes the revision and the times of a lead with each accepted action of the applicant.
import { computeExpiry } from '@loan/domain/lead/staleness'
import type { Product } from '@loan/domain/products/product'
import type { Lead } from '../lead.ts'

/**
 * Records an accepted action of the applicant: raises the revision and extends the expiry.
 * @assumed each action extends the expiry, so that no lead expires in use; the specification names only `expiresAt`.
 */
export const touchLead = (product: Product, lead: Lead, now: Date): Lead => ({
  ...lead,
  revision: lead.revision + 1,
  updatedAt: now,
  expiresAt: computeExpiry(now, product.expiry),
})
