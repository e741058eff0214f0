// Builds the context of the validation rules. `today` is a getter, because the first date format of a browser is slow.
import { getToday } from '@loan/domain/getToday'
import type { ApplicationValidationContext } from '@loan/domain/pages/chain'
import type { ServerClock } from '../lib/serverClock.ts'

type ValidationContextOptions = Pick<ApplicationValidationContext, 'product' | 'application' | 'isShownLater'> & {
  readonly clock: Pick<ServerClock, 'now'>
}

export const buildValidationContext = ({
  product,
  application,
  clock,
  isShownLater,
}: ValidationContextOptions): ApplicationValidationContext => ({
  ...(isShownLater && { isShownLater }),
  product,
  country: product.country,
  application,
  get today() {
    return getToday(product.country, clock.now())
  },
})
