// Legal notices of the Philippines (docs/countries/ph.md, P1 to P4), as versioned data.
import { buildLegalNotice } from '../buildLegalNotice.ts'

export const phNotices = [
  buildLegalNotice('disclosure-statement', 'amount', 'offer-figures'),
  buildLegalNotice('credit-intermediary', 'footer'),
  buildLegalNotice('company-registration', 'footer'),
  buildLegalNotice('personal-data', 'before-submit-folded', 'footer-folded'),
  buildLegalNotice(
    'sensitive-data',
    'page:id-card',
    'page:tax-identification-number',
    'page:bank-account',
    'page:id-upload',
  ),
  buildLegalNotice('reference-contact', 'page:reference-information'),
  buildLegalNotice('marketing-choice', 'before-submit'),
  buildLegalNotice('credit-databases', 'before-submit-folded', 'checking'),
  buildLegalNotice('cost-ceiling', 'offer-terms'),
  buildLegalNotice('debt-advice', 'rejected-help'),
]
