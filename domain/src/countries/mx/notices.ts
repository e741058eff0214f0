// Legal notices of Mexico (docs/countries/mx.md, M1 to M3), as versioned data.
import { buildLegalNotice } from '../buildLegalNotice.ts'

export const mxNotices = [
  /**
   * The short form, next to the first fields: who is responsible, the needed and the voluntary purposes. The rights are
   * folded at the end of the page, and every footer links to the full notice.
   */
  buildLegalNotice('privacy-notice', 'page:initial-details'),
  buildLegalNotice('personal-data', 'before-submit-folded', 'footer-folded'),
  /** The legal caption states the annual cost, so it is inside the card of each offer. */
  buildLegalNotice('cost-legend', 'offer-card'),
  buildLegalNotice('payment-warning', 'amount', 'offer-terms'),
  buildLegalNotice('credit-intermediary', 'footer'),
  buildLegalNotice('marketing-choice', 'before-submit'),
  buildLegalNotice('credit-databases', 'before-submit-folded', 'checking'),
  buildLegalNotice('complaints', 'footer-folded'),
  buildLegalNotice('debt-advice', 'rejected-help'),
]
