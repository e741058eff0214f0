// Sandbox lenders of Poland that serve only certain loan purposes. Their tier puts them before the general lenders in
// the plan. Together they lead to every lender step of docs/countries/pl.md. The names are invented.
import { earnsAtLeast, servesPurpose } from '../../lenders/criteria.ts'
import { plTerms } from './terms.ts'
import { plDefaults } from './lenders.ts'
import type { Lender } from '../../lenders/lender.ts'

const specialist = { ...plDefaults, tier: 0 } as const

export const plSpecialists: readonly Lender[] = [
  {
    ...specialist,
    key: 'kasztan',
    name: 'Kasztan Konsolidacja',
    mark: 'leaf',
    serves: servesPurpose('debt_consolidation'),
    decision: earnsAtLeast(2000),
    requires: ['MOBILE_VERIFICATION', 'CUSTOMER_DEBTS', 'POLICY_CONSENTS'],
    finalCriteria: [{ path: 'expenses.totalDebtAmount', reason: 'debts', max: 100_000 }],
    offer: { ...plTerms, product: 'Pożyczka konsolidacyjna', state: 'PROFICREDIT_OFFER' },
    redirectUrl: 'https://kasztan.example/wniosek',
  },
  {
    ...specialist,
    key: 'perkoz',
    name: 'Perkoz Raty',
    mark: 'bird',
    serves: servesPurpose('appliances'),
    decision: earnsAtLeast(2500),
    requires: ['MOBILE_VERIFICATION', 'EMPLOYMENT_DETAILS', 'ADDITIONAL_EMPLOYMENT_DETAILS', 'DYNAMIC_CONSENTS'],
    offer: { ...plTerms, product: 'Zakupy na raty', state: 'COFIDIS_OFFER' },
    redirectUrl: 'https://perkoz.example/raty',
  },
  {
    ...specialist,
    key: 'swierk',
    name: 'Świerk Bank',
    mark: 'conifer',
    serves: servesPurpose('education', 'business'),
    decision: earnsAtLeast(3500),
    requires: ['MOBILE_VERIFICATION', 'WNIOSEK', 'WNIOSEK_UZUPELNIENIE', 'TFBANK_CONSENTS', 'ID_UPLOAD'],
    disputedAnswers: [{ path: 'otherDetails.idCardNumber', code: 'unknown' }],
    needsUpload: true,
    offer: { ...plTerms, product: 'Kredyt gotówkowy', state: 'PROFICREDIT_OFFER' },
    redirectUrl: 'https://swierk.example/kredyt',
  },
  {
    ...specialist,
    key: 'bocian',
    name: 'Bocian Domowy',
    mark: 'swallow',
    serves: servesPurpose('celebration', 'rent_move'),
    decision: earnsAtLeast(1800),
    requires: ['MOBILE_VERIFICATION', 'ADDITIONAL_PERSONAL_DETAILS', 'AIDE', 'POLICY_CONSENTS'],
    offer: { ...plTerms, product: 'Pożyczka z obsługą w domu', state: 'PROVIDENT_OFFER', maxAmount: 8000 },
    redirectUrl: 'https://bocian.example/pozyczka',
  },
  {
    ...specialist,
    key: 'leszczyna',
    name: 'Leszczyna Zdrowie',
    mark: 'acorn',
    serves: servesPurpose('medical'),
    decision: earnsAtLeast(2000),
    requires: ['MOBILE_VERIFICATION', 'INSTANTOR', 'POLICY_CONSENTS'],
    offer: { ...plTerms, product: 'Pożyczka na leczenie', state: 'IPFD_OFFER_CHOICE' },
    redirectUrl: 'https://leszczyna.example/wniosek',
  },
]
