// The texts of the documents of an offer in English.
import type { DocumentTexts } from './documentTexts.ts'

export const texts: DocumentTexts = {
  title: 'Standard information on consumer credit',
  introduction: [
    'This information comes before the contract. It lets you compare this offer with others before you decide.',
    'It does not bind you. The lender’s contract binds you only after you have signed it.',
  ],
  parties: {
    heading: '1. Lender and credit intermediary',
    lender: 'Lender',
    contact: 'Contact',
    broker: 'Credit intermediary',
    brokerRole: (brand, contact) => `${brand} (${contact}). It is not a lender, and you pay it nothing.`,
  },
  loan: {
    heading: '2. The loan',
    product: 'Type of credit',
    amount: 'Total amount of credit',
    period: 'Duration',
    instalments: 'Instalments',
    instalmentsValue: (count, amount) => `${count} × ${amount}`,
    firstPayment: 'First payment',
    lastPayment: 'Last payment',
    total: 'Total amount payable',
    paidOut: 'Pay-out assumed on',
  },
  costs: {
    heading: '3. Costs of the loan',
    borrowingRate: 'Borrowing rate (fixed, per year)',
    annualRate: 'Annual percentage rate of charge (APR)',
    fee: 'Fee, contained in the instalments',
    interest: 'Interest',
    cost: 'Total cost of the credit',
    assumption: 'Assumption',
    assumptionText: 'The APR assumes that the loan is paid out in full on the first day and repaid on the dates below.',
  },
  rights: {
    heading: '4. Your rights',
    withdrawal: 'Right of withdrawal',
    withdrawalText: (days) => `You may withdraw from the contract within ${days} without giving a reason.`,
    noWithdrawal: 'The law gives no period of withdrawal for this loan.',
    earlyRepayment: 'Early repayment',
    earlyRepaymentText: 'You may repay all or part of the loan early. Ask the lender for the amount.',
    databases: 'Credit databases',
    databasesText: (names) =>
      `The lender looks you up in: ${names}. If it declines because of an entry there, it tells you at once and free of charge.`,
    validUntil: 'This offer is valid until',
  },
  plan: {
    heading: '5. Repayment plan',
    number: 'No.',
    due: 'Due date',
    payment: 'Payment',
    capital: 'Capital',
    interest: 'Interest',
    fee: 'Fee',
    balance: 'Balance',
    totals: 'Sum',
  },
  calendar: {
    summary: ({ number, count, amount }) => `Loan payment ${number} of ${count}: ${amount}`,
    lastWithdrawalDay: 'Last day to withdraw from the loan contract',
    description: ({ lender, reference }) => `Lender: ${lender}\nApplication number: ${reference}`,
  },
}
