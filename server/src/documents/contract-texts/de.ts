// The texts of a lender's contract in German.
import type { ContractTexts } from './contractTexts.ts'

export const texts: ContractTexts = {
  title: 'Kreditvertrag',
  introduction: [
    'Der unten genannte Kreditgeber und der Kreditnehmer schließen diesen Vertrag. Er bindet Sie, sobald Sie ihn unterschrieben haben.',
    'Lesen Sie ihn vollständig, bevor Sie unterschreiben, und bewahren Sie Ihre unterschriebene Ausfertigung auf.',
  ],
  parties: { heading: 'Kreditnehmer und Vertrag', number: 'Vertragsnummer', borrower: 'Kreditnehmer' },
  signature: {
    heading: 'Unterschrift des Kreditnehmers',
    at: 'Unterschrieben am',
    number: 'Signaturnummer',
    method: 'Form der Unterschrift',
    methodText: 'Elektronisch unterschrieben mit einem Einmalcode, der an das Telefon des Kreditnehmers ging.',
  },
  codeMessage: (lender, code) =>
    `${code} ist Ihr Code, um den Vertrag mit ${lender} zu unterschreiben. Er gilt 10 Minuten. Lesen Sie zuerst den Vertrag und geben Sie den Code nie weiter.`,
  page: {
    sandbox: 'Testseite anstelle der Website des Kreditgebers. Es kommt kein echter Vertrag zustande.',
    read: 'Vertrag lesen (PDF)',
    codeHelp: (phone) =>
      `Zum Unterschreiben brauchen Sie einen Code. Er kommt per SMS an die Nummer mit der Endung ${phone}.`,
    send: 'Code per SMS senden',
    sent: (phone) => `Wir haben den Code an die Nummer mit der Endung ${phone} gesendet. Er gilt 10 Minuten.`,
    code: 'Code aus der SMS',
    agree: 'Ich habe den Vertrag gelesen und stimme ihm zu',
    sign: 'Vertrag unterschreiben',
    resend: 'Neuen Code anfordern',
    signed: 'Sie haben den Vertrag unterschrieben',
    signedText: (lender) => `${lender} hat Ihre Unterschrift. Speichern Sie Ihre Ausfertigung.`,
    saveCopy: 'Unterschriebenen Vertrag speichern (PDF)',
    back: 'Zurück zum Antrag',
    contact: (contact) => `Fragen? Wenden Sie sich an den Kreditgeber: ${contact}`,
    problems: {
      wrong: 'Dieser Code stimmt nicht. Prüfen Sie die SMS und geben Sie die sechs Ziffern noch einmal ein.',
      'not-agreed': 'Bestätigen Sie, dass Sie den Vertrag gelesen haben und ihm zustimmen.',
      expired: 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
      'no-tries': 'Der Code war zu oft falsch und gilt nicht mehr. Fordern Sie einen neuen an.',
      wait: 'Wir haben vor weniger als einer Minute einen Code gesendet. Warten Sie kurz und fordern Sie dann einen neuen an.',
      'no-codes': 'Für diesen Vertrag können keine Codes mehr gesendet werden. Wenden Sie sich an den Kreditgeber.',
    },
  },
}
