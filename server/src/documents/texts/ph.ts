// The texts of the documents of an offer in Philippine English. The form follows the Truth in Lending Act (RA 3765).
import type { DocumentTexts } from './documentTexts.ts'
import { texts as english } from './en.ts'

export const texts: DocumentTexts = {
  ...english,
  title: 'Disclosure statement on loan transaction',
  introduction: [
    'Please study this disclosure statement before you decide. It lets you compare this offer with others.',
    'It does not bind you. The lender’s contract binds you only after you have signed it.',
  ],
  parties: {
    ...english.parties,
    heading: '1. Lender and intermediary',
    broker: 'Intermediary',
  },
  loan: {
    ...english.loan,
    product: 'Type of loan',
    amount: 'Principal amount',
    period: 'Term',
    instalments: 'Installments',
    paidOut: 'Assumed release date',
  },
  costs: {
    ...english.costs,
    heading: '3. Finance charges',
    borrowingRate: 'Nominal interest rate (per year)',
    annualRate: 'Effective interest rate (per year)',
    fee: 'Fee, included in the installments',
    cost: 'Total finance charges',
    assumptionText:
      'The effective rate assumes that the loan is released in full on the first day and repaid on the dates below.',
  },
  rights: {
    ...english.rights,
    withdrawal: 'Right to cancel',
    withdrawalText: (days) => `You may cancel the contract within ${days} without giving a reason.`,
    noWithdrawal: 'Ask the lender if you may still cancel after signing, until when, and at what cost.',
    earlyRepayment: 'Early payment',
    earlyRepaymentText: 'Ask the lender if you may pay all or part of the loan early, and at what cost.',
    databases: 'Credit report',
    databasesText: (names) => `The lender gets your credit report from: ${names}.`,
  },
  plan: {
    ...english.plan,
    heading: '5. Schedule of payments',
    payment: 'Installment',
    capital: 'Principal',
    totals: 'Total',
  },
  calendar: {
    ...english.calendar,
    lastWithdrawalDay: 'Last day to cancel the loan contract',
  },
}
