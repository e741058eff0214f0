// The texts of the documents of an offer in German.
import type { DocumentTexts } from './documentTexts.ts'

export const texts: DocumentTexts = {
  title: 'Europäische Standardinformationen für Verbraucherkredite',
  introduction: [
    'Diese Informationen erhalten Sie vor dem Vertrag, damit Sie das Angebot mit anderen vergleichen können.',
    'Die Informationen verpflichten Sie zu nichts. Erst der von Ihnen unterschriebene Vertrag mit dem Kreditgeber bindet Sie.',
  ],
  parties: {
    heading: '1. Kreditgeber und Kreditvermittler',
    lender: 'Kreditgeber',
    contact: 'Kontakt',
    broker: 'Kreditvermittler',
    brokerRole: (brand, contact) =>
      `${brand} (${contact}). Der Vermittler vergibt selbst keine Kredite und verlangt von Ihnen kein Entgelt.`,
  },
  loan: {
    heading: '2. Beschreibung des Kredits',
    product: 'Kreditart',
    amount: 'Nettodarlehensbetrag',
    period: 'Laufzeit',
    instalments: 'Raten',
    instalmentsValue: (count, amount) => `${count} × ${amount}`,
    firstPayment: 'Erste Rate',
    lastPayment: 'Letzte Rate',
    total: 'Gesamtbetrag',
    paidOut: 'Auszahlungstag (Annahme für die Berechnung)',
  },
  costs: {
    heading: '3. Kreditkosten',
    borrowingRate: 'Sollzinssatz (gebunden, pro Jahr)',
    annualRate: 'Effektiver Jahreszins',
    fee: 'Gebühr, in den Raten enthalten',
    interest: 'Zinsen',
    cost: 'Gesamtkosten des Kredits',
    assumption: 'Annahme',
    assumptionText:
      'Der effektive Jahreszins setzt voraus, dass der Kredit am ersten Tag ganz ausgezahlt und zu den Terminen unten zurückgezahlt wird.',
  },
  rights: {
    heading: '4. Ihre Rechte',
    withdrawal: 'Widerrufsrecht',
    withdrawalText: (days) =>
      `Sie können den Vertrag ohne Angabe von Gründen widerrufen. Frist: ${days} nach Vertragsschluss.`,
    noWithdrawal: 'Für diesen Kredit sieht das Gesetz keine Widerrufsfrist vor.',
    earlyRepayment: 'Vorzeitige Rückzahlung',
    earlyRepaymentText: 'Sie können den Kredit jederzeit ganz oder teilweise vorzeitig zurückzahlen.',
    databases: 'Datenbankabfrage',
    databasesText: (names) =>
      `Der Kreditgeber fragt ab: ${names}. Lehnt er wegen dieser Daten ab, teilt er Ihnen das Ergebnis sofort und kostenlos mit.`,
    validUntil: 'Dieses Angebot gilt bis',
  },
  plan: {
    heading: '5. Tilgungsplan',
    number: 'Nr.',
    due: 'Fällig am',
    payment: 'Rate',
    capital: 'Tilgung',
    interest: 'Zinsen',
    fee: 'Gebühr',
    balance: 'Restschuld',
    totals: 'Summe',
  },
  calendar: {
    summary: ({ number, count, amount }) => `Kreditrate ${number} von ${count}: ${amount}`,
    lastWithdrawalDay: 'Letzter Tag für den Widerruf des Kreditvertrags',
    description: ({ lender, reference }) => `Kreditgeber: ${lender}\nAntragsnummer: ${reference}`,
  },
}
