// The providers of hand-overs: bank links and card checks. The names are invented. The URL is used in production only;
// the sandbox has its own page (routes/sandboxPartner.ts).
import type { StateOfKind } from '@loan/domain/lender-steps/lenderSteps'

export type Provider = {
  readonly name: string
  readonly url: string
  /** The amount charged and refunded to check a card, in units of the country's currency. */
  readonly chargeAmount?: number
}

export const providers: Readonly<Record<StateOfKind<'hand-over'>, Provider>> = {
  INSTANTOR: { name: 'Pontis', url: 'https://pontis.example/link' },
  WENANCE_TINK: { name: 'Ravel Open Banking', url: 'https://ravel.example/connect' },
  MONEYMAN_PAYLANDS: { name: 'Pagaria', url: 'https://pagaria.example/check', chargeAmount: 1 },
}
