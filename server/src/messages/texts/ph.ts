// The texts of the messages to applicants in the English of the Philippines.
import type { MessageTexts } from './messageTexts.ts'

export const texts: MessageTexts = {
  codeText: (brand, code) => `${code} is your ${brand} code, good for 10 minutes. Never share it with anyone.`,
  plainLink: 'Button not working? Copy this address into your browser:',
  resume: (brand, support) => ({
    subject: `Your application with ${brand}`,
    text: 'We got your application. To see where it is now, open this link and confirm who you are.',
    button: 'See my application',
    note: `The link works until your application expires. If you didn’t apply, please email us at ${support}.`,
    reason: `You’re getting this email because this address was given in an application with ${brand}.`,
  }),
  continue: (brand) => ({
    subject: `Your link to continue with ${brand}`,
    text: 'Open this link on any device and confirm who you are. You can pick up where you left off.',
    button: 'Continue my application',
    note: 'The link works until your application expires. If you didn’t ask for it, you can ignore this email.',
    reason: `You’re getting this email because you asked for a link to continue your application with ${brand}.`,
  }),
  reminder: (brand) => ({
    subject: `You can finish your application with ${brand}`,
    text:
      'Your answers are still here until the application expires. To continue where you left off, open this link ' +
      'and confirm who you are.',
    button: 'Continue my application',
    note:
      'Don’t want a loan anymore? You don’t have to do anything: we’ll delete your answers when the application ' +
      'expires.',
    reason: `You’re getting this email because you agreed to get offers from ${brand} by email.`,
    unsubscribe: 'No more emails like this',
  }),
  offer: (lender) => ({
    subject: `${lender} has an offer for you`,
    text: `${lender} made you an offer. To see all its costs and decide, open this link and confirm who you are.`,
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
    text: 'No lender we asked has an offer for you right now. Open this link and confirm who you are. You’ll see what may have mattered, where to get help with debts, and how to ask for a person to review the decision.',
  }),
  accepted: (brand, { lender, amount }) => ({
    subject: `${lender} accepted your application`,
    text: `${lender} accepted your application for ${amount}. One step is left: read the contract and sign it. You’ll find it in your application, or ${lender} will send it to you. Please keep this email.`,
    button: 'Open my application',
    note: 'We’ll ask you to confirm who you are before we show the application.',
    reason: `You’re getting this email because you accepted an offer from ${lender} on ${brand}.`,
    agreed: 'What you agreed to',
    agreedAt: 'You accepted the offer on',
    reference: 'Application number',
    next: 'What happens next',
    questions: 'Questions about the loan',
  }),
}
