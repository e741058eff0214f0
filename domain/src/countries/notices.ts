// Legal notices that the countries of the European Union share (docs/countries/README.md, E1 to E13), as versioned data.
// The texts are in the locale files, by key; the laws behind them are in noticeSources.ts.
import type { LegalNotice } from './country.ts'
import { notice } from './noticeRow.ts'

export const europeanNotices: readonly LegalNotice[] = [
  notice('borrowing-costs-money', 'amount', 'pages', 'offer-figures'),
  notice('representative-example', 'amount'),
  notice('credit-intermediary', 'footer', 'offer', 'redirected'),
  notice('personal-data', 'before-submit', 'footer-folded'),
  notice('marketing-choice', 'before-submit'),
  notice('credit-databases', 'before-submit', 'checking', 'rejected'),
  notice('automated-assessment', 'before-submit', 'checking'),
  notice('automated-offer', 'offer-terms'),
  notice('automated-decision', 'rejected'),
  notice('human-review', 'rejected'),
  notice('withdrawal-14-days', 'offer-terms', 'redirected'),
  notice('no-unasked-credit', 'offer', 'redirected'),
  notice('debt-advice', 'rejected'),
]
