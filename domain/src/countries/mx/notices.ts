// Legal notices of Mexico (docs/countries/mx.md, M1 to M3), as versioned data.
import type { LegalNotice } from '../country.ts'
import { notice } from '../noticeRow.ts'

export const mxNotices: readonly LegalNotice[] = [
  /** The short form, next to the first fields; every footer links to the full one. */
  notice('privacy-notice', 'page:initial-details', 'before-submit'),
  /** The legal caption states the annual cost, so it is inside the card of each offer. */
  notice('cost-legend', 'offer-card'),
  notice('payment-warning', 'amount', 'offer-terms'),
  notice('credit-intermediary', 'footer', 'offer', 'redirected'),
  notice('marketing-choice', 'before-submit'),
  notice('credit-databases', 'before-submit', 'checking', 'rejected'),
  notice('complaints', 'footer-folded', 'offer'),
]
