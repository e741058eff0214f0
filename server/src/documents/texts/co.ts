// The texts of the documents of an offer in Colombian Spanish.
import type { DocumentTexts } from './documentTexts.ts'
import { texts as spanish } from './es.ts'

export const texts: DocumentTexts = {
  ...spanish,
  title: 'Información previa sobre el crédito',
  introduction: [
    'Usted recibe esta información antes del contrato para que pueda comparar la oferta con otras.',
    'No le impone ninguna obligación. Solo se la impone el contrato de la entidad cuando lo firme.',
  ],
  parties: {
    ...spanish.parties,
    heading: '1. Entidad e intermediario de crédito',
    lender: 'Entidad que presta el dinero',
    brokerRole: (brand, contact) => `${brand} (${contact}). No otorga créditos y no le cobra nada.`,
  },
  loan: {
    ...spanish.loan,
    amount: 'Monto del crédito',
    period: 'Plazo',
    total: 'Monto total por pagar',
    paidOut: 'Fecha de desembolso supuesta',
  },
  costs: {
    ...spanish.costs,
    heading: '3. Costos del crédito',
    borrowingRate: 'Tasa de interés nominal anual (fija)',
    annualRate: 'Tasa efectiva anual con todos los costos',
    cost: 'Costo total del crédito',
    assumptionText:
      'La tasa efectiva supone que usted recibe todo el monto el primer día y lo paga en las fechas de abajo.',
  },
  rights: {
    ...spanish.rights,
    heading: '4. Sus derechos',
    withdrawal: 'Derecho de retracto',
    withdrawalText: (days) => `Usted puede retractarse sin dar motivos. Plazo desde la firma: ${days} hábiles.`,
    noWithdrawal: 'La ley no prevé un plazo de retracto para este crédito.',
    earlyRepayment: 'Pago anticipado',
    earlyRepaymentText: 'Usted puede pagar todo o parte del crédito antes de tiempo, sin penalidad.',
    databases: 'Consulta de centrales de riesgo',
    databasesText: (names) => `La entidad consulta: ${names}. Lo hace solo con su autorización.`,
  },
  plan: { ...spanish.plan, heading: '5. Plan de pagos', balance: 'Saldo' },
  calendar: {
    ...spanish.calendar,
    lastWithdrawalDay: 'Último día para retractarse del contrato',
    description: ({ lender, reference }) => `Entidad: ${lender}\nNúmero de solicitud: ${reference}`,
  },
}
