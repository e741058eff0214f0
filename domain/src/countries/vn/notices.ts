// Legal notices of Vietnam (docs/countries/vn.md, V1 and V2), as versioned data.
import { buildLegalNotice } from '../buildLegalNotice.ts'

export const vnNotices = [
  buildLegalNotice('sensitive-data', 'before-submit', 'page:id-card', 'page:bank-account', 'page:id-upload'),
  buildLegalNotice('personal-data', 'before-submit-folded', 'footer-folded'),
  buildLegalNotice('credit-intermediary', 'footer'),
  buildLegalNotice('marketing-choice', 'before-submit'),
  buildLegalNotice('credit-databases', 'before-submit-folded', 'checking'),
  buildLegalNotice('cost-ceiling', 'amount', 'offer-terms'),
  buildLegalNotice('debt-advice', 'rejected-help'),
]
