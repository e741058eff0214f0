// Legal notices of Colombia (docs/countries/co.md, C1 to C4), as versioned data.
import { buildLegalNotice } from '../buildLegalNotice.ts'

export const coNotices = [
  buildLegalNotice('personal-data', 'before-submit', 'footer-folded'),
  buildLegalNotice('credit-intermediary', 'footer'),
  buildLegalNotice('marketing-choice', 'before-submit'),
  buildLegalNotice('credit-databases', 'before-submit-folded', 'checking'),
  buildLegalNotice('contact-hours', 'before-submit-folded'),
  buildLegalNotice('cost-ceiling', 'amount', 'offer-terms'),
  buildLegalNotice('complaints', 'footer-folded'),
  buildLegalNotice('debt-advice', 'rejected-help'),
]
