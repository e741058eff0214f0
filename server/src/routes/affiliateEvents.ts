// The call that stores an event for the affiliate of a lead.
import { affiliateEvent } from '@loan/domain/contract/customer'
import { defineLeadRoute } from '../http/leadRoute.ts'
import { storeAffiliateEvent } from '../leads/actions/affiliateEvents.ts'
import { assertSameProduct } from '../leads/products.ts'

export const affiliateEventRoutes = {
  affiliateEvent: defineLeadRoute(affiliateEvent, async ({ body, database, now, lead }) => {
    assertSameProduct(lead, body.product)
    return { stored: await storeAffiliateEvent(database, { lead, name: body.name, now }) }
  }),
}
