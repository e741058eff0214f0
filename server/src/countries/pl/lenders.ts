// Sandbox lenders of Poland. The names are invented. The costs are within the limits of Polish law.
import { plTerms } from './terms.ts'
import type { Criterion, Lender } from '../../lenders/lender.ts'

const paysItsDebts: readonly Criterion[] = [
  { path: 'otherDetails.overdueDebtAmount', reason: 'debts', max: 300 },
  { path: 'incomeDetails.inTaxDebt', reason: 'debts', isNot: true },
]

const offer = plTerms

/** Defaults of the country's lenders. A row overrides what differs. */
export const plDefaults = {
  country: 'PL',
  phone: '+48 22 200 30 40',
  answerMs: 1500,
  followUpMs: 800,
  requires: ['MOBILE_VERIFICATION', 'POLICY_CONSENTS'],
  policies: ['lender-terms', 'credit-database-query', 'debtor-register-query', 'lender-marketing'],
  databases: ['BIK', 'BIG InfoMonitor'],
  ending: 'ACCEPTED',
} as const satisfies Partial<Lender>

export const plLenders: readonly Lender[] = [
  {
    ...plDefaults,
    key: 'polanka',
    name: 'Polanka Kredyt',
    mark: 'sun',
    tier: 1,
    serves: [{ path: 'amount', reason: 'amount', min: 500, max: 10_000 }],
    decision: {
      kind: 'criteria',
      criteria: [
        ...paysItsDebts,
        { path: 'incomeDetails.monthlyIncome', reason: 'income', min: 3000 },
        { path: 'incomeDetails.inContributionDebt', reason: 'debts', isNot: true },
        { path: 'expenses.totalDebtAmount', reason: 'debts', max: 50_000 },
      ],
    },
    offer,
    signsByCode: true,
    redirectUrl: 'https://polanka.example/wniosek',
  },
  {
    ...plDefaults,
    key: 'jarzebina',
    name: 'Jarzębina Finanse',
    mark: 'berries',
    tier: 1,
    serves: [{ path: 'amount', reason: 'amount', min: 1000, max: 8000 }],
    decision: {
      kind: 'criteria',
      criteria: [...paysItsDebts, { path: 'incomeDetails.monthlyIncome', reason: 'income', min: 2500 }],
    },
    offer: { ...offer, product: 'Pożyczka na start', maxAmount: 6000, feePercent: 6 },
    redirectUrl: 'https://jarzebina.example/wniosek',
  },
  {
    ...plDefaults,
    key: 'zimorodek',
    name: 'Zimorodek Pożyczki',
    mark: 'bird',
    tier: 2,
    serves: [{ path: 'amount', reason: 'amount', max: 7000 }],
    decision: {
      kind: 'criteria',
      criteria: [
        { path: 'otherDetails.overdueDebtAmount', reason: 'debts', max: 700 },
        { path: 'incomeDetails.monthlyIncome', reason: 'income', min: 1800 },
      ],
    },
    requires: ['MOBILE_VERIFICATION'],
    offer: null,
    ending: 'REDIRECTED',
    redirectUrl: 'https://zimorodek.example/start',
  },
  {
    ...plDefaults,
    key: 'modrzew',
    name: 'Modrzew Gotówka',
    mark: 'conifer',
    tier: 3,
    serves: [{ path: 'amount', reason: 'amount', max: 3000 }],
    decision: {
      kind: 'criteria',
      criteria: [
        { path: 'incomeDetails.incomeSource', reason: 'income', isNot: 'none' },
        { path: 'incomeDetails.monthlyIncome', reason: 'income', min: 1200 },
      ],
    },
    offer: { ...offer, product: 'Mała pożyczka', maxAmount: 2000, feePercent: 8 },
    redirectUrl: 'https://modrzew.example/wniosek',
  },
]
