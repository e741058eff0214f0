// The texts of the documents of an offer in Spanish (Spain).
import type { DocumentTexts } from './documentTexts.ts'

export const texts: DocumentTexts = {
  title: 'Información normalizada europea sobre el crédito al consumo',
  introduction: [
    'Recibes esta información antes del contrato para que puedas comparar la oferta con otras.',
    'No te obliga a nada. Solo te obliga el contrato del prestamista cuando lo firmes.',
  ],
  parties: {
    heading: '1. Prestamista e intermediario de crédito',
    lender: 'Prestamista',
    contact: 'Contacto',
    broker: 'Intermediario de crédito',
    brokerRole: (brand, contact) => `${brand} (${contact}). No concede préstamos y no te cobra nada.`,
  },
  loan: {
    heading: '2. Características del crédito',
    product: 'Tipo de crédito',
    amount: 'Importe total del crédito',
    period: 'Duración',
    instalments: 'Cuotas',
    instalmentsValue: (count, amount) => `${count} × ${amount}`,
    firstPayment: 'Primera cuota',
    lastPayment: 'Última cuota',
    total: 'Importe total adeudado',
    paidOut: 'Fecha de entrega supuesta',
  },
  costs: {
    heading: '3. Costes del crédito',
    borrowingRate: 'Tipo deudor (fijo, anual)',
    annualRate: 'Tasa anual equivalente (TAE)',
    fee: 'Comisión, incluida en las cuotas',
    interest: 'Intereses',
    cost: 'Coste total del crédito',
    assumption: 'Supuesto',
    assumptionText:
      'La TAE supone que recibes todo el importe el primer día y que lo devuelves en las fechas de abajo.',
  },
  rights: {
    heading: '4. Tus derechos',
    withdrawal: 'Derecho de desistimiento',
    withdrawalText: (days) => `Puedes desistir del contrato sin dar motivos. Plazo desde la firma: ${days}.`,
    noWithdrawal: 'La ley no prevé un plazo de desistimiento para este crédito.',
    earlyRepayment: 'Reembolso anticipado',
    earlyRepaymentText: 'Puedes devolver todo o parte del crédito antes de tiempo y pagar así menos intereses.',
    databases: 'Consulta de bases de datos',
    databasesText: (names) =>
      `El prestamista consulta: ${names}. Si rechaza tu solicitud por ello, te informará enseguida y gratis.`,
    validUntil: 'Oferta válida hasta el',
  },
  plan: {
    heading: '5. Cuadro de amortización',
    number: 'N.º',
    due: 'Vencimiento',
    payment: 'Cuota',
    capital: 'Capital',
    interest: 'Intereses',
    fee: 'Comisión',
    balance: 'Pendiente',
    totals: 'Total',
  },
  calendar: {
    summary: ({ number, count, amount }) => `Cuota ${number} de ${count} del préstamo: ${amount}`,
    lastWithdrawalDay: 'Último día para desistir del préstamo',
    description: ({ lender, reference }) => `Prestamista: ${lender}\nNúmero de solicitud: ${reference}`,
  },
}
