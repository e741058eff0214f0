// Sandbox lenders of Mexico, those for one purpose first. Together these require every state that lenders of the
// country use (docs/countries/mx.md). The names and figures are invented.
import { earnsAtLeast, servesPurpose } from '../../lenders/criteria.ts'
import { mxTerms } from './terms.ts'
import type { Lender } from '../../lenders/lender.ts'

/** Defaults of the country's lenders. A row overrides what differs. */
const defaults = {
  country: 'MX',
  phone: '+52 55 5555 4321',
  answerMs: 1500,
  followUpMs: 800,
  requires: ['MOBILE_VERIFICATION', 'POLICY_CONSENTS'],
  policies: ['lender-terms', 'credit-database-query', 'lender-marketing'],
  databases: ['Buró de Crédito', 'Círculo de Crédito'],
  ending: 'ACCEPTED',
} as const satisfies Partial<Lender>

export const mxLenders: readonly Lender[] = [
  {
    ...defaults,
    key: 'ahuehuete',
    name: 'Ahuehuete Auto',
    mark: 'tree',
    tier: 0,
    serves: servesPurpose('vehicle'),
    decision: earnsAtLeast(6000),
    requires: ['MOBILE_VERIFICATION', 'VEHICLE', 'ID_UPLOAD', 'POLICY_CONSENTS'],
    offer: { ...mxTerms, product: 'Préstamo con tu auto' },
    redirectUrl: 'https://ahuehuete.example/solicitud',
  },
  {
    ...defaults,
    key: 'jacaranda',
    name: 'Jacaranda Familiar',
    mark: 'flower',
    tier: 0,
    serves: servesPurpose('celebration', 'rent_move'),
    decision: earnsAtLeast(5000),
    requires: ['MOBILE_VERIFICATION', 'MARITAL_DETAILS', 'REFERENCE_DETAILS', 'POLICY_CONSENTS'],
    requiresConfirmation: true,
    offer: { ...mxTerms, product: 'Préstamo en casa', state: 'PROVIDENT_OFFER', maxAmount: 20_000 },
    redirectUrl: 'https://jacaranda.example/solicitud',
  },
  {
    ...defaults,
    key: 'mezquite',
    name: 'Mezquite Banco',
    mark: 'leaf',
    tier: 0,
    serves: servesPurpose('medical'),
    decision: earnsAtLeast(7000),
    requires: ['MOBILE_VERIFICATION', 'INSTANTOR', 'POLICY_CONSENTS'],
    offer: { ...mxTerms, product: 'Préstamo en tu cuenta' },
    redirectUrl: 'https://mezquite.example/solicitud',
  },
  {
    ...defaults,
    key: 'colibri',
    name: 'Colibrí Crédito',
    mark: 'swallow',
    tier: 1,
    serves: [{ path: 'amount', reason: 'amount', min: 2000 }],
    decision: {
      kind: 'criteria',
      criteria: [
        { path: 'incomeDetails.monthlyIncome', reason: 'income', min: 8000 },
        { path: 'otherDetails.negativeCreditHistory', reason: 'credit-history', isNot: true },
      ],
    },
    offer: mxTerms,
    signsByCode: true,
    redirectUrl: 'https://colibri.example/solicitud',
  },
  {
    ...defaults,
    key: 'nopal',
    name: 'Nopal Préstamos',
    mark: 'cactus',
    tier: 2,
    serves: [{ path: 'amount', reason: 'amount', max: 15_000 }],
    decision: earnsAtLeast(5000),
    offer: { ...mxTerms, product: 'Préstamo corto', maxAmount: 10_000 },
    redirectUrl: 'https://nopal.example/solicitud',
  },
  {
    ...defaults,
    key: 'zenzontle',
    name: 'Zenzontle Dinero',
    mark: 'bird',
    tier: 3,
    serves: [{ path: 'amount', reason: 'amount', max: 10_000 }],
    decision: earnsAtLeast(3000),
    requires: ['MOBILE_VERIFICATION'],
    offer: null,
    ending: 'REDIRECTED',
    redirectUrl: 'https://zenzontle.example/solicitud',
  },
]
