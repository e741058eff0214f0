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
    heading: '1. Lender and loan marketplace',
    broker: 'Loan marketplace',
  },
  loan: {
    ...english.loan,
    product: 'Type of loan',
    amount: 'Principal amount',
    period: 'Term',
    instalments: 'Installments',
  },
  costs: {
    ...english.costs,
    heading: '3. Finance charges',
    borrowingRate: 'Nominal interest rate (per year)',
    annualRate: 'Effective interest rate (per year)',
    fee: 'Fee, contained in the installments',
    cost: 'Total finance charges',
    assumptionText:
      'The effective rate assumes that the loan is released in full on the first day and repaid on the dates below.',
  },
  plan: { ...english.plan, heading: '5. Schedule of payments', capital: 'Principal' },
  calendar: {
    ...english.calendar,
    lastWithdrawalDay: 'Last day to cancel the loan contract',
  },
}
