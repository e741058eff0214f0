// The texts of the messages to applicants in English.
import type { MessageTexts } from './messageTexts.ts'

export const texts: MessageTexts = {
  codeText: (brand, code) => `${code} is your code for ${brand}. It works for 10 minutes. Never share it with anybody.`,
  plainLink: 'If the button does not work, copy this address into your browser:',
  resume: (brand, support) => ({
    subject: `Your application with ${brand}`,
    text: 'We have your application. To see where it is now, open this link and confirm who you are.',
    button: 'See my application',
    note: `The link works until the application expires. If you did not apply, write to ${support}.`,
    reason: `You receive this e-mail because this address was given in an application with ${brand}.`,
  }),
  continue: (brand) => ({
    subject: `Your link to continue with ${brand}`,
    text: 'Open this link on any device and confirm who you are. You continue where you left off.',
    button: 'Continue my application',
    note: 'The link works until the application expires. If you did not ask for it, you can ignore this e-mail.',
    reason: `You receive this e-mail because you asked for a link to continue your application with ${brand}.`,
  }),
  reminder: (brand) => ({
    subject: `You can finish your application with ${brand}`,
    text:
      'Your answers are still here, until the application expires. To continue where you left off, open this link ' +
      'and confirm who you are.',
    button: 'Continue my application',
    note:
      'If you no longer want a loan, you do not have to do anything: we delete your answers when the application ' +
      'expires.',
    reason: `You receive this e-mail because you agreed to receive offers from ${brand} by e-mail.`,
    unsubscribe: 'No more e-mails like this',
  }),
  offer: (lender) => ({
    subject: `${lender} has an offer for you`,
    text: `${lender} has made you an offer. To see all its costs and decide, open this link and confirm who you are.`,
  }),
  step: (lender) => ({
    subject: `${lender} needs something from you`,
    text: `${lender} needs something from you before it can decide. To see what it is, open this link and confirm who you are.`,
  }),
  outcome: (lender) => ({
    subject: `${lender} has answered you`,
    text: `${lender} has answered your application. To see the answer and what happens next, open this link and confirm who you are.`,
  }),
  rejected: () => ({
    subject: 'The answer to your application',
    text: 'No lender we asked has an offer for you now. Open this link and confirm who you are. Then you see what may have mattered, where to get free help, and how to ask for a person to review the decision.',
  }),
  accepted: (brand, { lender, amount }) => ({
    subject: `${lender} accepted your application`,
    text: `${lender} accepted your application for ${amount}. One step is left: read the contract and sign it. You will find it in your application, or ${lender} sends it to you. Keep this e-mail.`,
    button: 'Open my application',
    note: 'We ask you to confirm who you are before we show the application.',
    reason: `You receive this e-mail because you accepted an offer from ${lender} on ${brand}.`,
    agreed: 'What you agreed to',
    agreedAt: 'You accepted the offer on',
    reference: 'Application number',
    next: 'What happens next',
    questions: 'Questions about the loan',
  }),
}
