// The texts of the documents of an offer in Mexican Spanish. The form follows the cover sheet of the CONDUSEF.
import type { DocumentTexts } from './documentTexts.ts'
import { texts as spanish } from './es.ts'

export const texts: DocumentTexts = {
  ...spanish,
  title: 'Carátula informativa del crédito',
  introduction: [
    'Recibes esta información antes del contrato para que puedas comparar la oferta con otras.',
    'No te obliga a nada. Solo te obliga el contrato de la financiera cuando lo firmes.',
  ],
  parties: {
    ...spanish.parties,
    heading: '1. Financiera e intermediario de crédito',
    lender: 'Financiera',
  },
  loan: {
    ...spanish.loan,
    amount: 'Monto del crédito',
    period: 'Plazo',
    instalments: 'Pagos',
    firstPayment: 'Primer pago',
    lastPayment: 'Último pago',
    total: 'Monto total a pagar',
  },
  costs: {
    ...spanish.costs,
    heading: '3. Costos del crédito',
    borrowingRate: 'Tasa de interés anual ordinaria (fija)',
    annualRate: 'CAT, costo anual total (sin IVA)',
    fee: 'Comisión, incluida en los pagos',
    cost: 'Costo total del crédito',
    assumptionText:
      'El CAT supone que recibes todo el monto el primer día y que lo pagas en las fechas de abajo. Solo para fines informativos y de comparación.',
  },
  rights: {
    ...spanish.rights,
    withdrawal: 'Derecho a cancelar',
    withdrawalText: (days) => `Puedes cancelar el contrato sin dar motivos. Plazo desde la firma: ${days}.`,
    noWithdrawal: 'El contrato de la financiera dice si puedes cancelarlo después de la firma y en qué plazo.',
    earlyRepayment: 'Pagos anticipados',
    earlyRepaymentText: 'Puedes pagar todo o parte del crédito antes de tiempo y pagar así menos intereses.',
    databases: 'Consulta de sociedades de información crediticia',
    databasesText: (names) => `La financiera consulta: ${names}. Lo hace solo con tu autorización.`,
  },
  plan: { ...spanish.plan, heading: '5. Tabla de amortización', payment: 'Pago', balance: 'Saldo' },
  calendar: {
    ...spanish.calendar,
    summary: ({ number, count, amount }) => `Pago ${number} de ${count} del préstamo: ${amount}`,
    lastWithdrawalDay: 'Último día para cancelar el contrato del préstamo',
    description: ({ lender, reference }) => `Financiera: ${lender}\nNúmero de solicitud: ${reference}`,
  },
}
