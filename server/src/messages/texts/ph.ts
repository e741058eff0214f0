// The texts of the messages to applicants in the English of the Philippines.
import type { MessageTexts } from './messageTexts.ts'

export const texts: MessageTexts = {
  codeText: (brand, code) => `${code} is your ${brand} code, good for 10 minutes. Never share it with anyone.`,
  resumeSubject: (brand) => `Your application with ${brand}`,
  resumeText: (brand, address) =>
    `We got your application. To see where it is now, open this link and confirm who you are:\n\n${address}\n\n` +
    `The link works as long as your application is open. If you didn’t apply, please tell us.\n\n${brand}`,
  continueSubject: (brand) => `Your link to continue with ${brand}`,
  continueText: (brand, address) =>
    `You asked for a link to continue your application. Open this address on any device and confirm who ` +
    `you are:\n\n${address}\n\nThe address works until the application expires. If you did not ask for ` +
    `it, you can ignore this e-mail.\n\n${brand}`,
  reminderSubject: (brand) => `Your application with ${brand} isn’t finished`,
  reminderText: (brand, { resume, unsubscribe }) =>
    `Your answers are still here until the application expires. To continue where you left off, open this link and ` +
    `confirm who you are:\n\n${resume}\n\nDon’t want a loan anymore? You don’t have to do anything: your answers will ` +
    `be deleted by themselves.\n\nNo more emails like this: ${unsubscribe}\n\n${brand}`,
}
