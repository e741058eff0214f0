// The texts of the messages to applicants in German.
import type { MessageTexts } from './messageTexts.ts'

export const texts: MessageTexts = {
  codeText: (brand, code) =>
    `${code} ist Ihr Code für ${brand}. Er gilt 10 Minuten. Geben Sie ihn an niemanden weiter.`,
  plainLink: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  resume: (brand, support) => ({
    subject: `Ihr Antrag bei ${brand}`,
    text:
      'Ihr Antrag ist bei uns angekommen. Wenn Sie sehen möchten, wie weit er ist, öffnen Sie diesen Link und ' +
      'bestätigen Sie, wer Sie sind.',
    button: 'Antrag ansehen',
    note:
      'Der Link gilt, solange Ihr Antrag offen ist. Wenn Sie den Antrag nicht gestellt haben, schreiben Sie bitte ' +
      `an ${support}.`,
    reason: `Sie erhalten diese E-Mail, weil diese Adresse in einem Antrag bei ${brand} angegeben wurde.`,
  }),
  continue: (brand) => ({
    subject: `Ihr Link zum Antrag bei ${brand}`,
    text:
      'Öffnen Sie diesen Link auf einem beliebigen Gerät und bestätigen Sie, wer Sie sind. Sie machen dort weiter, ' +
      'wo Sie aufgehört haben.',
    button: 'Antrag fortsetzen',
    note:
      'Der Link gilt, bis der Antrag abläuft. Wenn Sie den Link nicht angefordert haben, können Sie diese E-Mail ' +
      'ignorieren.',
    reason: `Sie erhalten diese E-Mail, weil Sie einen Link zu Ihrem Antrag bei ${brand} angefordert haben.`,
  }),
  reminder: (brand) => ({
    subject: `Sie können Ihren Antrag bei ${brand} fortsetzen`,
    text:
      'Wir bewahren Ihre Antworten auf, bis der Antrag abläuft. Wenn Sie weitermachen möchten, öffnen Sie diesen ' +
      'Link und bestätigen Sie, wer Sie sind.',
    button: 'Antrag fortsetzen',
    note:
      'Wenn Sie keinen Kredit mehr möchten, müssen Sie nichts tun: Wir löschen die Antworten, wenn der Antrag ' +
      'abläuft.',
    reason: `Sie erhalten diese E-Mail, weil Sie in E-Mails von ${brand} eingewilligt haben.`,
    unsubscribe: 'Solche E-Mails abbestellen',
  }),
  offer: (lender) => ({
    subject: `${lender} macht Ihnen ein Angebot`,
    text: `${lender} macht Ihnen ein Angebot. Wenn Sie alle Kosten sehen und entscheiden möchten, öffnen Sie diesen Link und bestätigen Sie, wer Sie sind.`,
  }),
  step: (lender) => ({
    subject: `${lender} braucht noch etwas von Ihnen`,
    text: `${lender} braucht für die Entscheidung noch etwas von Ihnen. Wenn Sie sehen möchten, was das ist, öffnen Sie diesen Link und bestätigen Sie, wer Sie sind.`,
  }),
  outcome: (lender) => ({
    subject: `${lender} hat Ihnen geantwortet`,
    text: `${lender} hat auf Ihren Antrag geantwortet. Wenn Sie die Antwort und die nächsten Schritte sehen möchten, öffnen Sie diesen Link und bestätigen Sie, wer Sie sind.`,
  }),
  rejected: () => ({
    subject: 'Die Antwort auf Ihren Antrag',
    text: 'Keiner der gefragten Kreditgeber hat jetzt ein Angebot für Sie. Öffnen Sie diesen Link und bestätigen Sie, wer Sie sind. Dann sehen Sie, was eine Rolle gespielt haben kann, wo Sie kostenlos Hilfe finden und wie Sie die Entscheidung von einem Menschen prüfen lassen.',
  }),
  accepted: (brand, { lender, amount }) => ({
    subject: `${lender} hat Ihren Antrag angenommen`,
    text: `${lender} hat Ihren Antrag über ${amount} angenommen. Ein Schritt fehlt noch: Lesen und unterschreiben Sie den Vertrag. Sie finden ihn in der Bestätigung, oder ${lender} schickt ihn Ihnen. Bewahren Sie diese E-Mail auf.`,
    button: 'Bestätigung öffnen',
    note: 'Bevor wir die Bestätigung zeigen, prüfen wir, wer Sie sind.',
    reason: `Sie erhalten diese E-Mail, weil Sie bei ${brand} ein Angebot von ${lender} angenommen haben.`,
    agreed: 'Das Angebot, das Sie angenommen haben',
    agreedAt: 'Angebot angenommen am',
    reference: 'Antragsnummer',
    next: 'So geht es weiter',
    questions: 'Fragen zum Kredit',
  }),
}
