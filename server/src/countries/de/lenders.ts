// Sandbox lenders of Germany, those for one purpose first. Together the lenders of this file require every state that
// lenders of the country use (docs/countries/de.md). The names are invented. The rates are below what German courts
// consider usury.
import { earnsAtLeast, servesPurpose } from '../../lenders/criteria.ts'
import { deTerms } from './terms.ts'
import type { Lender } from '../../lenders/lender.ts'

/** Defaults of the country's lenders. A row overrides what differs. */
const defaults = {
  country: 'DE',
  phone: '+49 30 23125 200',
  answerMs: 1500,
  followUpMs: 800,
  requires: ['MOBILE_VERIFICATION', 'POLICY_CONSENTS'],
  policies: ['lender-terms', 'credit-database-query', 'lender-marketing'],
  databases: ['SCHUFA'],
  ending: 'ACCEPTED',
} as const satisfies Partial<Lender>

export const deLenders: readonly Lender[] = [
  {
    ...defaults,
    key: 'linde',
    name: 'Linde Bank',
    mark: 'leaf',
    tier: 0,
    serves: servesPurpose('home_repair', 'vehicle'),
    decision: earnsAtLeast(1400),
    requires: ['MOBILE_VERIFICATION', 'TFBANK_CONSENTS', 'ID_UPLOAD'],
    offer: { ...deTerms, product: 'Modernisierungskredit' },
    redirectUrl: 'https://linde.example/kredit',
  },
  {
    ...defaults,
    key: 'buche',
    name: 'Buche Karte',
    mark: 'acorn',
    tier: 0,
    serves: servesPurpose('travel', 'appliances'),
    decision: earnsAtLeast(1000),
    requires: ['MOBILE_VERIFICATION', 'ADVANZIA_CONSENTS'],
    offer: null,
    ending: 'REDIRECTED',
    redirectUrl: 'https://buche.example/karte',
  },
  {
    ...defaults,
    key: 'ulme',
    name: 'Ulme Umschuldung',
    mark: 'tree',
    tier: 0,
    serves: servesPurpose('debt_consolidation'),
    decision: earnsAtLeast(1600),
    requires: ['MOBILE_VERIFICATION', 'CUSTOMER_DEBTS', 'EMPLOYMENT_DETAILS', 'POLICY_CONSENTS'],
    offer: { ...deTerms, product: 'Umschuldungskredit' },
    redirectUrl: 'https://ulme.example/antrag',
  },
  {
    ...defaults,
    key: 'kiefer',
    name: 'Kiefer Kredit',
    mark: 'conifer',
    tier: 1,
    serves: [{ path: 'amount', reason: 'amount', min: 1000 }],
    decision: {
      kind: 'criteria',
      criteria: [
        { path: 'incomeDetails.monthlyIncome', reason: 'income', min: 1500 },
        { path: 'otherDetails.negativeCreditHistory', reason: 'credit-history', isNot: true },
      ],
    },
    offer: deTerms,
    signsByCode: true,
    redirectUrl: 'https://kiefer.example/antrag',
  },
  {
    ...defaults,
    key: 'amsel',
    name: 'Amsel Finanz',
    mark: 'bird',
    tier: 2,
    serves: [{ path: 'amount', reason: 'amount', max: 8000 }],
    decision: earnsAtLeast(1100),
    offer: { ...deTerms, product: 'Kleinkredit', maxAmount: 5000 },
    redirectUrl: 'https://amsel.example/antrag',
  },
  {
    ...defaults,
    key: 'habicht',
    name: 'Habicht Vergleich',
    mark: 'swallow',
    tier: 3,
    serves: [],
    decision: earnsAtLeast(700),
    requires: ['MOBILE_VERIFICATION'],
    offer: null,
    ending: 'REDIRECTED',
    hasSummary: true,
    redirectUrl: 'https://habicht.example/antrag',
  },
]
