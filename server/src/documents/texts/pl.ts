// The texts of the documents of an offer in Polish.
import type { DocumentTexts } from './documentTexts.ts'

export const texts: DocumentTexts = {
  title: 'Formularz informacyjny dotyczący kredytu konsumenckiego',
  introduction: [
    'Te informacje otrzymujesz przed zawarciem umowy, aby porównać ofertę z innymi i podjąć decyzję.',
    'Formularz nie jest umową i do niczego nie zobowiązuje. Wiąże dopiero podpisana umowa z pożyczkodawcą.',
  ],
  parties: {
    heading: '1. Pożyczkodawca i pośrednik kredytowy',
    lender: 'Pożyczkodawca',
    contact: 'Kontakt',
    broker: 'Pośrednik kredytowy',
    brokerRole: (brand, contact) => `${brand} (${contact}). Nie udziela pożyczek i nie pobiera od Ciebie opłat.`,
  },
  loan: {
    heading: '2. Opis pożyczki',
    product: 'Rodzaj pożyczki',
    amount: 'Całkowita kwota pożyczki',
    period: 'Czas obowiązywania umowy',
    instalments: 'Raty',
    instalmentsValue: (count, amount) => `${count} × ${amount}`,
    firstPayment: 'Pierwsza rata',
    lastPayment: 'Ostatnia rata',
    total: 'Całkowita kwota do zapłaty',
    paidOut: 'Zakładany dzień wypłaty',
  },
  costs: {
    heading: '3. Koszty pożyczki',
    borrowingRate: 'Stopa oprocentowania (stała, w skali roku)',
    annualRate: 'Rzeczywista roczna stopa oprocentowania (RRSO)',
    fee: 'Prowizja, zawarta w ratach',
    interest: 'Odsetki',
    cost: 'Całkowity koszt pożyczki',
    assumption: 'Założenie',
    assumptionText:
      'RRSO obliczono przy założeniu wypłaty całej kwoty pierwszego dnia i spłaty w terminach podanych niżej.',
  },
  rights: {
    heading: '4. Twoje prawa',
    withdrawal: 'Odstąpienie od umowy',
    withdrawalText: (days) => `Możesz odstąpić od umowy bez podania przyczyny. Termin: ${days} od jej zawarcia.`,
    noWithdrawal: 'Prawo nie przewiduje terminu odstąpienia od tej umowy.',
    earlyRepayment: 'Wcześniejsza spłata',
    earlyRepaymentText: 'Możesz w każdym czasie spłacić całość lub część pożyczki przed terminem. Koszty wtedy maleją.',
    databases: 'Sprawdzenie w bazach danych',
    databasesText: (names) =>
      `Pożyczkodawca sprawdza: ${names}. Jeśli odmówi z powodu danych w bazie, poinformuje Cię o tym niezwłocznie i bezpłatnie.`,
    validUntil: 'Oferta ważna do',
  },
  plan: {
    heading: '5. Harmonogram spłat',
    number: 'Nr',
    due: 'Termin płatności',
    payment: 'Rata',
    capital: 'Kapitał',
    interest: 'Odsetki',
    fee: 'Prowizja',
    balance: 'Saldo',
    totals: 'Razem',
  },
  calendar: {
    summary: ({ number, count, amount }) => `Rata pożyczki ${number} z ${count}: ${amount}`,
    lastWithdrawalDay: 'Ostatni dzień na odstąpienie od umowy pożyczki',
    description: ({ lender, reference }) => `Pożyczkodawca: ${lender}\nNumer wniosku: ${reference}`,
  },
}
