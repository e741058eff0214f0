// Fixtures of an offer and its plan, and a helper for formatted figures.
import type { RepaymentPlan } from '@loan/domain/contract/agreement'
import type { Offer } from '@loan/domain/contract/offer'

export const buildOffer = (id: string, changes: Partial<Offer> = {}): Offer => ({
  id,
  lender: { key: 'polanka', name: 'Polanka Kredyt' },
  product: 'Instalment loan',
  amount: 5000,
  period: { length: 73, scale: 'days' },
  instalments: { count: 3, amount: 1690.07 },
  totalPayable: 5070.2,
  fees: 250,
  aprPercent: 47.83,
  borrowingRatePercent: 12,
  firstPaymentAt: '2026-12-20',
  lastPaymentAt: '2027-02-01',
  withdrawalDays: 14,
  validUntil: '2026-11-27T07:00:00.000Z',
  adjustable: null,
  changed: false,
  ...changes,
})

export const plan: RepaymentPlan = {
  paidOutAt: '2026-11-20',
  rows: [
    { number: 1, dueAt: '2026-12-20', payment: 1690.07, capital: 1550, interest: 62.57, fee: 77.5, balance: 3622.5 },
    { number: 2, dueAt: '2027-02-01', payment: 3380.13, capital: 3450, interest: 0, fee: 172.5, balance: 0 },
  ],
  totals: { payment: 5070.2, capital: 5000, interest: 62.57, fee: 250 },
}

/** Replaces the no-break spaces of formatted numbers with plain spaces. */
export const replaceNoBreakSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')
