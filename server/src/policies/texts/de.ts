// Policies in German. Drafts: counsel must approve each text before a real applicant sees it.
import type { PolicyTexts } from '../policyText.ts'

export const texts: PolicyTexts = {
  general: {
    title: 'Nutzungsbedingungen von {{brand}} und Verwendung meiner Daten',
  },
  'marketing-email': {
    title: 'Angebote per E-Mail',
  },
  'marketing-phone': {
    title: 'Angebote per Anruf',
  },
  'marketing-text': {
    title: 'Angebote per SMS',
  },
  'marketing-post': {
    title: 'Angebote per Post',
  },
  'lender-terms': {
    title: 'Bedingungen von {{lender}} und Verwendung meiner Daten',
    text: `{{lender}} wird Verantwortlicher für die Daten aus meinem Antrag und verwendet sie, um zu prüfen, ob ich den Kredit zurückzahlen kann, und um ein Angebot zu erstellen. Ohne diese Daten kann der Antrag dort nicht geprüft werden.

Wird aus dem Antrag kein Vertrag, bewahrt {{lender}} die Daten so lange auf, wie daraus Ansprüche entstehen können. Gegenüber {{lender}} habe ich dieselben Rechte wie gegenüber {{brand}} und kann mich bei der Aufsichtsbehörde ({{authority}}) beschweren.`,
  },
  'credit-database-query': {
    title: 'Anfrage von {{lender}} bei Auskunfteien',
    text: '{{lender}} darf Daten über meine Verpflichtungen abfragen, um zu prüfen, ob ich den Kredit zurückzahlen kann. Gefragt werden: {{databases}}. Die Anfrage wird dort gespeichert. Wird der Antrag abgelehnt, erfahre ich, welche Auskunfteien gefragt wurden und was sie mitgeteilt haben.',
  },
  'debtor-register-query': {
    title: 'Einsicht von {{lender}} in das Schuldnerverzeichnis',
    text: '{{lender}} darf nachsehen, ob ich im Schuldnerverzeichnis eingetragen bin. Diese Erlaubnis gilt 60 Tage.',
  },
  'lender-marketing': {
    title: 'Angebote von {{lender}}',
    text: 'Ich willige ein, dass {{lender}} mir eigene Angebote per E-Mail und SMS sendet. Ich kann das jederzeit widerrufen; auf die Entscheidung über meinen Kredit hat es keinen Einfluss.',
  },
  'card-terms': {
    title: 'Bedingungen der Kreditkarte von {{lender}}',
    text: `Der Antrag gilt für eine Kreditkarte, nicht für einen Kredit, der auf einmal ausgezahlt wird. {{lender}} legt ein Limit fest, das ich nutzen und wieder zurückzahlen kann. Für abgehobenes Bargeld werden vom Tag der Abhebung an Zinsen berechnet; Einkäufe sind zinsfrei, wenn die ganze Abrechnung pünktlich bezahlt wird.

Die Karte kann jederzeit ohne Kosten zurückgegeben und der Vertrag beendet werden.`,
  },
  'electronic-documents': {
    title: 'Unterlagen per E-Mail',
    text: '{{lender}} darf mir die vorvertraglichen Informationen, den Vertrag und spätere Abrechnungen als Dateien per E-Mail statt auf Papier senden. Ich kann jederzeit kostenlos eine Fassung auf Papier verlangen.',
  },
  'pep-statement': {
    title: 'Ich habe kein wichtiges öffentliches Amt',
    text: 'Weder ich noch ein enges Familienmitglied oder eine mir nahestehende Person im Geschäftsleben hat ein wichtiges öffentliches Amt oder hatte es in den letzten 12 Monaten (Staatsoberhaupt, Ministeramt, Mitglied eines Parlaments, Richteramt an einem obersten Gericht, Botschafteramt, Generalsrang, Mitglied der Leitung eines staatlichen Unternehmens). Trifft das nicht zu, kann ich diesen Kreditgeber überspringen und {{brand}} fragen, wie es weitergeht.',
  },
  'partner-offers': {
    title: 'Angebote von Partnern von {{lender}}',
    text: 'Ich willige ein, dass {{lender}} meinen Namen und meine E-Mail-Adresse an Partnerfirmen weitergibt, damit sie mir Angebote für Versicherungen senden. Ich kann das jederzeit widerrufen; auf die Entscheidung über meinen Kredit hat es keinen Einfluss.',
  },
  'truth-declaration': {
    title: 'Meine Antworten sind wahr',
    text: 'Ich habe die Antworten oben gelesen und erkläre gegenüber {{lender}}, dass sie wahr und vollständig sind. Mir ist bekannt, dass falsche Angaben, um einen Kredit zu bekommen, strafbar sein können.',
  },
}
