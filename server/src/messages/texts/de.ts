// The texts of the messages to applicants in German.
import type { MessageTexts } from './messageTexts.ts'

export const texts: MessageTexts = {
  codeText: (brand, code) =>
    `${code} ist Ihr Code für ${brand}. Er gilt 10 Minuten. Geben Sie ihn an niemanden weiter.`,
  resumeSubject: (brand) => `Ihr Antrag bei ${brand}`,
  resumeText: (brand, address) =>
    `Ihr Antrag ist bei uns. Wenn Sie sehen möchten, wie weit er ist, öffnen Sie diese Adresse und bestätigen Sie, ` +
    `wer Sie sind:\n\n${address}\n\nDie Adresse gilt, solange Ihr Antrag offen ist. Wenn Sie den Antrag nicht ` +
    `gestellt haben, sagen Sie uns bitte Bescheid.\n\n${brand}`,
  continueSubject: (brand) => `Ihr Link zum Weitermachen bei ${brand}`,
  continueText: (brand, address) =>
    `Sie haben einen Link angefordert, mit dem Sie Ihren Antrag fortsetzen können. Öffnen Sie diese ` +
    `Adresse auf einem beliebigen Gerät und bestätigen Sie, wer Sie sind:\n\n${address}\n\nDie Adresse ` +
    `gilt, bis der Antrag abläuft. Wenn Sie den Link nicht angefordert haben, können Sie diese E-Mail ` +
    `ignorieren.\n\n${brand}`,
  reminderSubject: (brand) => `Ihr Antrag bei ${brand} ist noch nicht fertig`,
  reminderText: (brand, { resume, unsubscribe }) =>
    `Ihre Antworten sind noch da, bis der Antrag abläuft. Wenn Sie weitermachen möchten, öffnen Sie diese Adresse ` +
    `und bestätigen Sie, wer Sie sind:\n\n${resume}\n\nWenn Sie keinen Kredit mehr möchten, müssen Sie nichts tun: ` +
    `Die Antworten werden von selbst gelöscht.\n\nKeine solchen E-Mails mehr: ${unsubscribe}\n\n${brand}`,
}
