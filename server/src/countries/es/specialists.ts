// Sandbox lenders of Spain that serve only certain loan purposes. Their tier puts them before the general lenders in
// the plan. Together they lead to every lender step of docs/countries/es.md, except TFBANK_CONSENTS. The names are
// invented.
import { earnsAtLeast, servesPurpose } from '../../lenders/criteria.ts'
import { esTerms } from './terms.ts'
import type { Lender } from '../../lenders/lender.ts'
import { esDefaults } from './lenders.ts'

const specialist = { ...esDefaults, tier: 0 } as const

export const esSpecialists: readonly Lender[] = [
  {
    ...specialist,
    key: 'azor',
    name: 'Azor Coche',
    mark: 'swallow',
    serves: servesPurpose('vehicle'),
    decision: earnsAtLeast(600),
    requires: ['MOBILE_VERIFICATION', 'VEHICLE', 'ID_UPLOAD', 'POLICY_CONSENTS'],
    finalCriteria: [{ path: 'otherDetails.vehicleOwnership', reason: 'not-served', isOneOf: [true] }],
    offer: { ...esTerms, product: 'Préstamo con garantía de coche' },
    redirectUrl: 'https://azor.example/solicitud',
  },
  {
    ...specialist,
    key: 'garceta',
    name: 'Garceta Crédito',
    mark: 'bird',
    serves: servesPurpose('debt_consolidation'),
    decision: earnsAtLeast(900),
    requires: ['MOBILE_VERIFICATION', 'CUSTOMER_DEBTS', 'EMPLOYMENT_DETAILS', 'POLICY_CONSENTS'],
    finalCriteria: [{ path: 'expenses.totalDebtAmount', reason: 'debts', max: 50_000 }],
    offer: { ...esTerms, product: 'Préstamo de reunificación' },
    redirectUrl: 'https://garceta.example/solicitud',
  },
  {
    ...specialist,
    key: 'tejo',
    name: 'Tejo Dinero',
    mark: 'conifer',
    serves: servesPurpose('medical'),
    decision: earnsAtLeast(700),
    requires: ['MOBILE_VERIFICATION', 'INSTANTOR', 'WENANCE_TINK', 'WENANCE_ACCOUNT', 'DYNAMIC_CONSENTS'],
    offer: { ...esTerms, product: 'Préstamo en tu cuenta' },
    redirectUrl: 'https://tejo.example/solicitud',
  },
  {
    ...specialist,
    key: 'milano',
    name: 'Milano Rápido',
    mark: 'swallow',
    serves: servesPurpose('travel'),
    decision: earnsAtLeast(600),
    requires: ['MOBILE_VERIFICATION', 'ADDITIONAL_PERSONAL_DETAILS', 'MONEYMAN_PAYLANDS'],
    offer: { ...esTerms, product: 'Minipréstamo', maxAmount: 1500 },
    redirectUrl: 'https://milano.example/solicitud',
  },
  {
    ...specialist,
    key: 'roble',
    name: 'Roble Banco',
    mark: 'acorn',
    serves: servesPurpose('education', 'business'),
    decision: earnsAtLeast(1000),
    requires: [
      'MOBILE_VERIFICATION',
      'MARITAL_DETAILS',
      'YOUNITED_CREDIT_DETAILS',
      'YOUNITED_PROFESSIONAL_DETAILS',
      'ADDITIONAL_EMPLOYMENT_DETAILS',
    ],
    offer: { ...esTerms, product: 'Préstamo personal', state: 'COFIDIS_OFFER' },
    redirectUrl: 'https://roble.example/solicitud',
  },
  {
    ...specialist,
    key: 'ciguena',
    name: 'Cigüeña Tarjetas',
    mark: 'bird',
    serves: servesPurpose('appliances'),
    decision: earnsAtLeast(800),
    requires: ['MOBILE_VERIFICATION', 'ADVANZIA_CONSENTS'],
    offer: null,
    ending: 'REDIRECTED',
    redirectUrl: 'https://ciguena.example/tarjeta',
  },
]
