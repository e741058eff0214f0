// The texts of the documents of an offer in Romanian.
import type { DocumentTexts } from './documentTexts.ts'

export const texts: DocumentTexts = {
  title: 'Informații standard la nivel european privind creditul pentru consumatori',
  introduction: [
    'Primiți aceste informații înainte de contract, ca să puteți compara oferta cu altele.',
    'Ele nu vă obligă la nimic. Vă obligă doar contractul creditorului, după ce îl semnați.',
  ],
  parties: {
    heading: '1. Creditorul și intermediarul de credite',
    lender: 'Creditor',
    contact: 'Contact',
    broker: 'Intermediar de credite',
    brokerRole: (brand, contact) => `${brand} (${contact}). Nu acordă credite și nu vă percepe niciun cost.`,
  },
  loan: {
    heading: '2. Descrierea creditului',
    product: 'Tipul de credit',
    amount: 'Valoarea totală a creditului',
    period: 'Durata contractului',
    instalments: 'Rate',
    instalmentsValue: (count, amount) => `${count} × ${amount}`,
    firstPayment: 'Prima rată',
    lastPayment: 'Ultima rată',
    total: 'Valoarea totală plătibilă',
    paidOut: 'Data presupusă a plății',
  },
  costs: {
    heading: '3. Costurile creditului',
    borrowingRate: 'Rata dobânzii aferente creditului (fixă, pe an)',
    annualRate: 'Dobânda anuală efectivă (DAE)',
    fee: 'Comision, inclus în rate',
    interest: 'Dobândă',
    cost: 'Costul total al creditului',
    assumption: 'Ipoteză',
    assumptionText: 'DAE presupune că primiți toată suma în prima zi și că o rambursați la datele de mai jos.',
  },
  rights: {
    heading: '4. Drepturile dumneavoastră',
    withdrawal: 'Dreptul de retragere',
    withdrawalText: (days) => `Vă puteți retrage din contract în ${days} de la semnare, fără a da un motiv.`,
    noWithdrawal: 'Legea nu prevede un termen de retragere pentru acest credit.',
    earlyRepayment: 'Rambursare anticipată',
    earlyRepaymentText: 'Puteți rambursa oricând creditul, integral sau parțial, înainte de termen.',
    databases: 'Consultarea bazelor de date',
    databasesText: (names) =>
      `Creditorul consultă: ${names}. Dacă vă respinge din acest motiv, vă informează imediat și gratuit.`,
    validUntil: 'Oferta este valabilă până la',
  },
  plan: {
    heading: '5. Graficul de rambursare',
    number: 'Nr.',
    due: 'Scadență',
    payment: 'Rată',
    capital: 'Principal',
    interest: 'Dobândă',
    fee: 'Comision',
    balance: 'Rest de plată',
    totals: 'Total',
  },
  calendar: {
    summary: ({ number, count, amount }) => `Rata ${number} din ${count} a creditului: ${amount}`,
    lastWithdrawalDay: 'Ultima zi pentru retragerea din contractul de credit',
    description: ({ lender, reference }) => `Creditor: ${lender}\nNumărul cererii: ${reference}`,
  },
}
