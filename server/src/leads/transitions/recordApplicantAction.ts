// Changes the revision and the times of a lead with each accepted action of the applicant.
import { computeExpiry } from '@loan/domain/lead/staleness'
import type { Lead } from '../lead.ts'
import type { LeadServices } from '../leadServices.ts'
import { requireProduct } from '../products.ts'

type ActionContext = { readonly services: Pick<LeadServices, 'products'>; readonly now: Date }

/**
 * Records an accepted action of the applicant: raises the revision and extends the expiry. Saves nothing.
 * @assumed each action extends the expiry, so that no lead expires in use; the specification names only `expiresAt`.
 */
export const recordApplicantAction = ({ services, now }: ActionContext, lead: Lead): Lead => ({
  ...lead,
  revision: lead.revision + 1,
  updatedAt: now,
  expiresAt: computeExpiry(now, requireProduct(services, lead).expiry),
})
