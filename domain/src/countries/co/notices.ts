// Legal notices of Colombia (docs/countries/co.md, C1 to C4), as versioned data.
import type { LegalNotice } from '../country.ts'
import { notice } from '../noticeRow.ts'

export const coNotices: readonly LegalNotice[] = [
  notice('personal-data', 'before-submit', 'footer-folded'),
  notice('credit-intermediary', 'footer', 'offer', 'redirected'),
  notice('marketing-choice', 'before-submit'),
  notice('credit-databases', 'before-submit', 'checking', 'rejected'),
  notice('contact-hours', 'before-submit'),
  notice('cost-ceiling', 'amount', 'offer-terms'),
  notice('complaints', 'footer-folded'),
]
