// Sandbox lenders of Romania, those for one purpose first. Together these require every state that lenders of the
// country use (docs/countries/ro.md). The names are invented. Costs are below the daily ceilings of Legea 243/2024.
import { earnsAtLeast, servesPurpose } from '../../lenders/criteria.ts'
import { roTerms } from './terms.ts'
import type { Lender } from '../../lenders/lender.ts'

/** Defaults of the country's lenders. A row overrides what differs. */
const defaults = {
  country: 'RO',
  phone: '+40 21 300 40 50',
  answerMs: 1500,
  followUpMs: 800,
  requires: ['MOBILE_VERIFICATION', 'POLICY_CONSENTS'],
  policies: ['lender-terms', 'credit-database-query', 'lender-marketing'],
  databases: ['Biroul de Credit'],
  ending: 'ACCEPTED',
} as const satisfies Partial<Lender>

export const roLenders: readonly Lender[] = [
  {
    ...defaults,
    key: 'gorun',
    name: 'Gorun Credit',
    mark: 'acorn',
    tier: 0,
    serves: servesPurpose('medical', 'education'),
    decision: earnsAtLeast(1500),
    requires: ['MOBILE_VERIFICATION', 'CNP', 'ID_UPLOAD', 'POLICY_CONSENTS'],
    requiresConfirmation: true,
    offer: { ...roTerms, product: 'Credit pentru sănătate și studii' },
    redirectUrl: 'https://gorun.example/cerere',
  },
  {
    ...defaults,
    key: 'randunica',
    name: 'Rândunica Acasă',
    mark: 'swallow',
    tier: 0,
    serves: servesPurpose('celebration', 'rent_move'),
    decision: earnsAtLeast(1400),
    requires: ['MOBILE_VERIFICATION', 'ADDITIONAL_PERSONAL_DETAILS', 'POLICY_CONSENTS'],
    offer: { ...roTerms, product: 'Împrumut la domiciliu', state: 'PROVIDENT_OFFER', maxAmount: 15_000 },
    redirectUrl: 'https://randunica.example/cerere',
  },
  {
    ...defaults,
    key: 'artar',
    name: 'Arțar Rate',
    mark: 'leaf',
    tier: 0,
    serves: servesPurpose('appliances'),
    decision: earnsAtLeast(1800),
    requires: ['MOBILE_VERIFICATION', 'EMPLOYMENT_DETAILS', 'DYNAMIC_CONSENTS'],
    offer: { ...roTerms, product: 'Cumpărături în rate', state: 'COFIDIS_OFFER' },
    redirectUrl: 'https://artar.example/rate',
  },
  {
    ...defaults,
    key: 'cioban',
    name: 'Cioban Credit',
    mark: 'mountain',
    tier: 1,
    serves: [{ path: 'amount', reason: 'amount', min: 500 }],
    decision: {
      kind: 'criteria',
      criteria: [
        { path: 'incomeDetails.monthlyIncome', reason: 'income', min: 2200 },
        { path: 'otherDetails.negativeCreditHistory', reason: 'credit-history', isNot: true },
      ],
    },
    offer: roTerms,
    signsByCode: true,
    redirectUrl: 'https://cioban.example/cerere',
  },
  {
    ...defaults,
    key: 'salcie',
    name: 'Salcie Finanțe',
    mark: 'leaf',
    tier: 2,
    serves: [{ path: 'amount', reason: 'amount', max: 10_000 }],
    decision: earnsAtLeast(1600),
    offer: { ...roTerms, product: 'Credit de nevoi personale', maxAmount: 10_000 },
    redirectUrl: 'https://salcie.example/cerere',
  },
  {
    ...defaults,
    key: 'mierla',
    name: 'Mierla Bani',
    mark: 'bird',
    tier: 3,
    serves: [{ path: 'amount', reason: 'amount', max: 5000 }],
    decision: earnsAtLeast(1000),
    requires: ['MOBILE_VERIFICATION'],
    offer: null,
    ending: 'REDIRECTED',
    redirectUrl: 'https://mierla.example/cerere',
  },
]
