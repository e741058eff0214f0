// Legal notices of Vietnam (docs/countries/vn.md, V1 and V2), as versioned data.
import type { LegalNotice } from '../country.ts'
import { notice } from '../noticeRow.ts'

export const vnNotices: readonly LegalNotice[] = [
  notice('sensitive-data', 'before-submit', 'page:id-card', 'page:bank-account', 'page:id-upload'),
  notice('personal-data', 'before-submit', 'footer-folded'),
  notice('credit-intermediary', 'footer', 'offer', 'redirected'),
  notice('marketing-choice', 'before-submit'),
  notice('credit-databases', 'before-submit', 'checking', 'rejected'),
  notice('cost-ceiling', 'amount', 'offer-terms'),
]
