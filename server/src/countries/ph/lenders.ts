// Sandbox lenders of the Philippines, those for one purpose first. Together these require every state that lenders of
// the country use (docs/countries/ph.md). The names are invented. Interest and charges are within SEC MC 14/2025.
import { earnsAtLeast, servesPurpose } from '../../lenders/criteria.ts'
import { phRegistrations } from './registrations.ts'
import { phTerms } from './terms.ts'
import type { Lender } from '../../lenders/lender.ts'

/**
 * The numbers that SEC MC 19/2019 requires (docs/countries/ph.md, P2).
 * @assumed the numbers, of the year 2099, so that none is the number of a company.
 */
const registeredAs = (registration: string, authority: string): NonNullable<Lender['registrations']> => [
  { name: phRegistrations[0], number: registration },
  { name: phRegistrations[1], number: authority },
]

/** Defaults of the country's lenders. A row overrides what differs. */
const defaults = {
  country: 'PH',
  phone: '+63 2 8765 4321',
  answerMs: 1500,
  followUpMs: 800,
  requires: ['MOBILE_VERIFICATION', 'POLICY_CONSENTS'],
  policies: ['lender-terms', 'credit-database-query', 'lender-marketing'],
  databases: ['Credit Information Corporation (CIC)'],
  ending: 'ACCEPTED',
} as const satisfies Partial<Lender>

export const phLenders: readonly Lender[] = [
  {
    ...defaults,
    key: 'kalabaw',
    name: 'Kalabaw Finance',
    registrations: registeredAs('CS209905371', '9913'),
    mark: 'horns',
    tier: 0,
    serves: servesPurpose('home_repair', 'business'),
    decision: earnsAtLeast(12_000),
    requires: ['MOBILE_VERIFICATION', 'ID_UPLOAD', 'POLICY_CONSENTS'],
    needsUpload: true,
    offer: { ...phTerms, product: 'Business and home loan' },
    redirectUrl: 'https://kalabaw.example/apply',
  },
  {
    ...defaults,
    key: 'molave',
    name: 'Molave Family',
    registrations: registeredAs('CS209906742', '9926'),
    mark: 'tree',
    tier: 0,
    serves: servesPurpose('education', 'medical', 'celebration'),
    decision: earnsAtLeast(10_000),
    requires: ['MOBILE_VERIFICATION', 'MARITAL_DETAILS', 'REFERENCE_DETAILS', 'POLICY_CONSENTS'],
    requiresConfirmation: true,
    offer: { ...phTerms, product: 'Family loan' },
    redirectUrl: 'https://molave.example/apply',
  },
  {
    ...defaults,
    key: 'malaya',
    name: 'Malaya Lending',
    registrations: registeredAs('CS209908113', '9939'),
    mark: 'swallow',
    tier: 1,
    serves: [{ path: 'amount', reason: 'amount', min: 2000 }],
    decision: {
      kind: 'criteria',
      criteria: [
        { path: 'incomeDetails.monthlyIncome', reason: 'income', min: 15_000 },
        { path: 'otherDetails.negativeCreditHistory', reason: 'credit-history', isNot: true },
      ],
    },
    offer: phTerms,
    signsByCode: true,
    redirectUrl: 'https://malaya.example/apply',
  },
  {
    ...defaults,
    key: 'narra',
    name: 'Narra Credit',
    registrations: registeredAs('CS209909484', '9952'),
    mark: 'leaf',
    tier: 2,
    serves: [{ path: 'amount', reason: 'amount', max: 20_000 }],
    decision: earnsAtLeast(10_000),
    offer: { ...phTerms, product: 'Small loan', maxAmount: 10_000 },
    redirectUrl: 'https://narra.example/apply',
  },
  {
    ...defaults,
    key: 'sampaguita',
    name: 'Sampaguita Cash',
    registrations: registeredAs('CS209910855', '9965'),
    mark: 'flower',
    tier: 3,
    serves: [{ path: 'amount', reason: 'amount', max: 10_000 }],
    decision: earnsAtLeast(6000),
    requires: ['MOBILE_VERIFICATION'],
    offer: null,
    ending: 'REDIRECTED',
    redirectUrl: 'https://sampaguita.example/apply',
  },
]
