// Sandbox lenders of Colombia, those for one purpose first. Together these require every state that lenders of the
// country use (docs/countries/co.md). The names are invented. The rate is below the usury ceiling, which is certified
// monthly.
import { earnsAtLeast, servesPurpose } from '../../lenders/criteria.ts'
import { coTerms } from './terms.ts'
import type { Lender } from '../../lenders/lender.ts'

/** Defaults of the country's lenders. A row overrides what differs. */
const defaults = {
  country: 'CO',
  phone: '+57 601 765 4321',
  answerMs: 1500,
  followUpMs: 800,
  requires: ['MOBILE_VERIFICATION', 'POLICY_CONSENTS'],
  policies: ['lender-terms', 'credit-database-query', 'lender-marketing'],
  databases: ['DataCrédito', 'TransUnion'],
  ending: 'ACCEPTED',
} as const satisfies Partial<Lender>

export const coLenders: readonly Lender[] = [
  {
    ...defaults,
    key: 'yarumo',
    name: 'Yarumo Hogar',
    mark: 'leaf',
    tier: 0,
    serves: servesPurpose('home_repair', 'appliances'),
    decision: earnsAtLeast(1_500_000),
    requires: ['MOBILE_VERIFICATION', 'MARITAL_DETAILS', 'POLICY_CONSENTS'],
    requiresConfirmation: true,
    offer: { ...coTerms, product: 'Crédito para el hogar' },
    redirectUrl: 'https://yarumo.example/solicitud',
  },
  {
    ...defaults,
    key: 'ceiba',
    name: 'Ceiba Empleo',
    mark: 'tree',
    tier: 0,
    serves: servesPurpose('education', 'medical'),
    decision: earnsAtLeast(1_500_000),
    requires: ['MOBILE_VERIFICATION', 'EMPLOYMENT_DETAILS', 'ID_UPLOAD', 'DYNAMIC_CONSENTS'],
    offer: { ...coTerms, product: 'Crédito educativo y de salud' },
    redirectUrl: 'https://ceiba.example/solicitud',
  },
  {
    ...defaults,
    key: 'frailejon',
    name: 'Frailejón Crédito',
    mark: 'flower',
    tier: 1,
    serves: [{ path: 'amount', reason: 'amount', min: 300_000 }],
    decision: {
      kind: 'criteria',
      criteria: [
        { path: 'incomeDetails.monthlyIncome', reason: 'income', min: 1_800_000 },
        { path: 'otherDetails.negativeCreditHistory', reason: 'credit-history', isNot: true },
      ],
    },
    offer: coTerms,
    signsByCode: true,
    redirectUrl: 'https://frailejon.example/solicitud',
  },
  {
    ...defaults,
    key: 'guayacan',
    name: 'Guayacán Préstamos',
    mark: 'tree',
    tier: 2,
    serves: [{ path: 'amount', reason: 'amount', max: 1_500_000 }],
    decision: earnsAtLeast(1_400_000),
    offer: { ...coTerms, product: 'Crédito de bajo monto', maxAmount: 1_500_000 },
    redirectUrl: 'https://guayacan.example/solicitud',
  },
  {
    ...defaults,
    key: 'turpial',
    name: 'Turpial Plata',
    mark: 'bird',
    tier: 3,
    serves: [{ path: 'amount', reason: 'amount', max: 1_000_000 }],
    decision: earnsAtLeast(900_000),
    requires: ['MOBILE_VERIFICATION'],
    offer: null,
    ending: 'REDIRECTED',
    redirectUrl: 'https://turpial.example/solicitud',
  },
]
