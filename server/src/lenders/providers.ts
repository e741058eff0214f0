// Who stands behind the hand-overs of lenders: bank links and card checks. The names are invented; the address counts
// in production alone, the sandbox has a page of its own (routes/sandboxPartner.ts).
import type { StateOfKind } from '@loan/domain/lender-steps/lenderSteps'

export type Provider = {
  readonly name: string
  readonly url: string
  /** Charged to check a card and given back, in units of the country's currency. */
  readonly chargeAmount?: number
}

export const providers: Readonly<Record<StateOfKind<'hand-over'>, Provider>> = {
  INSTANTOR: { name: 'Pontis', url: 'https://pontis.example/link' },
  WENANCE_TINK: { name: 'Ravel Open Banking', url: 'https://ravel.example/connect' },
  MONEYMAN_PAYLANDS: { name: 'Pagaria', url: 'https://pagaria.example/check', chargeAmount: 1 },
}
