// Builds the context of the validation rules. `today` is a getter, because the first date format of a browser is slow.
import { getToday } from '@loan/domain/getToday'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { ChainContext } from '@loan/domain/pages/chain'
import type { ServerClock } from '../lib/serverClock.ts'

export const buildRuleContext = (
  product: ChainContext['product'],
  application: LeadApplication,
  clock: Pick<ServerClock, 'now'>,
  isShownLater?: ChainContext['isShownLater'],
): ChainContext => ({
  ...(isShownLater && { isShownLater }),
  product,
  country: product.country,
  application,
  get today() {
    return getToday(product.country, clock.now())
  },
})
