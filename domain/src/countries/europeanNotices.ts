// Legal notices that the countries of the European Union share. They are those of the rules E1 to E13 in
// docs/countries/README.md that require a text. The texts are in the locale files, by key; the laws behind them are in
// noticeSources.ts.
import { buildLegalNotice } from './buildLegalNotice.ts'

export const europeanNotices = [
  buildLegalNotice('borrowing-costs-money', 'amount', 'pages', 'offer-figures'),
  buildLegalNotice('credit-intermediary', 'footer'),
  buildLegalNotice('personal-data', 'before-submit-folded', 'footer-folded'),
  buildLegalNotice('marketing-choice', 'before-submit'),
  buildLegalNotice('credit-databases', 'before-submit-folded', 'checking'),
  buildLegalNotice('automated-assessment', 'before-submit', 'checking'),
  buildLegalNotice('automated-offer', 'offer-terms'),
  buildLegalNotice('automated-decision', 'rejected'),
  buildLegalNotice('human-review', 'rejected'),
  buildLegalNotice('withdrawal-14-days', 'offer-terms', 'redirected'),
  buildLegalNotice('no-unasked-credit', 'offer', 'redirected'),
  buildLegalNotice('debt-advice', 'rejected-help'),
]
