// Legal notices of the Philippines (docs/countries/ph.md, P1 to P4), as versioned data.
import type { LegalNotice } from '../country.ts'
import { notice } from '../noticeRow.ts'

export const phNotices: readonly LegalNotice[] = [
  notice('disclosure-statement', 'amount', 'offer-figures'),
  notice('company-registration', 'footer', 'offer', 'redirected'),
  notice('personal-data', 'before-submit', 'footer-folded'),
  notice('credit-intermediary', 'footer', 'offer', 'redirected'),
  notice('sensitive-data', 'page:id-card', 'page:tax-identification-number', 'page:bank-account', 'page:id-upload'),
  notice('reference-contact', 'page:reference-information'),
  notice('marketing-choice', 'before-submit'),
  notice('credit-databases', 'before-submit', 'checking', 'rejected'),
  notice('cost-ceiling', 'offer-terms'),
]
