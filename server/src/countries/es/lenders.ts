// Sandbox lenders of Spain. The names are invented. The rates are below the ceiling of the draft law for small loans.
import { esTerms } from './terms.ts'
import type { Lender } from '../../lenders/lender.ts'

const offer = esTerms

/** Defaults of the country's lenders. A row overrides what differs. */
export const esDefaults = {
  country: 'ES',
  phone: '+34 911 55 44 33',
  answerMs: 1500,
  followUpMs: 800,
  requires: ['MOBILE_VERIFICATION', 'POLICY_CONSENTS'],
  policies: ['lender-terms', 'credit-database-query', 'lender-marketing'],
  databases: ['ASNEF', 'Badexcug'],
  ending: 'ACCEPTED',
} as const satisfies Partial<Lender>

export const esLenders: readonly Lender[] = [
  {
    ...esDefaults,
    key: 'alcaravan',
    name: 'Alcaraván Crédito',
    mark: 'bird',
    tier: 1,
    serves: [{ path: 'amount', reason: 'amount', min: 200 }],
    decision: {
      kind: 'criteria',
      criteria: [
        { path: 'incomeDetails.monthlyIncome', reason: 'income', min: 900 },
        { path: 'otherDetails.negativeCreditHistory', reason: 'credit-history', isNot: true },
      ],
    },
    offer,
    signsByCode: true,
    redirectUrl: 'https://alcaravan.example/solicitud',
  },
  {
    ...esDefaults,
    key: 'encina',
    name: 'Encina Préstamos',
    mark: 'acorn',
    tier: 2,
    serves: [{ path: 'amount', reason: 'amount', max: 3000 }],
    decision: {
      kind: 'criteria',
      criteria: [
        { path: 'incomeDetails.monthlyIncome', reason: 'income', min: 700 },
        { path: 'otherDetails.overdueDebtAmount', reason: 'debts', max: 500 },
      ],
    },
    offer: {
      ...offer,
      product: 'Minipréstamo',
      maxAmount: 1500,
      variants: [
        { amountShare: 1, periodShare: 1 },
        { amountShare: 0.5, periodShare: 1 },
      ],
    },
    redirectUrl: 'https://encina.example/solicitud',
  },
  {
    ...esDefaults,
    key: 'abubilla',
    name: 'Abubilla Finanzas',
    mark: 'swallow',
    tier: 3,
    serves: [{ path: 'amount', reason: 'amount', max: 1000 }],
    decision: {
      kind: 'criteria',
      criteria: [{ path: 'incomeDetails.monthlyIncome', reason: 'income', min: 500 }],
    },
    requires: ['MOBILE_VERIFICATION'],
    offer: null,
    ending: 'REDIRECTED',
    redirectUrl: 'https://abubilla.example/inicio',
  },
]
