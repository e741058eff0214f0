// The texts of a lender's contract in English.
import type { ContractTexts } from './contractTexts.ts'

export const texts: ContractTexts = {
  title: 'Loan contract',
  introduction: [
    'The lender and the borrower named below agree on this loan. The contract binds you after you have signed it.',
    'Read all of it before you sign, and keep your signed copy.',
  ],
  parties: { heading: 'Borrower and contract', number: 'Contract number', borrower: 'Borrower' },
  signature: {
    heading: 'Signature of the borrower',
    at: 'Signed on',
    number: 'Signature number',
    method: 'Form of the signature',
    methodText: 'Signed electronically with a one-time code sent to the borrower’s phone.',
  },
  codeMessage: (lender, code) =>
    `${code} is your code to sign the contract with ${lender}. It works for 10 minutes. Read the contract first, and never share the code.`,
  page: {
    sandbox: 'Test page in place of the lender’s own page. No real contract is made.',
    read: 'Read the contract (PDF)',
    codeHelp: (phone) =>
      `You sign with a code. Press the button to get it by text message at the number ending in ${phone}.`,
    send: 'Send me the code',
    sent: (phone) => `The code was sent to the number ending in ${phone}. It works for 10 minutes.`,
    code: 'Code from the text message',
    agree: 'I have read the contract and agree to it',
    sign: 'Sign the contract',
    resend: 'Send a new code',
    signed: 'You have signed the contract',
    signedText: (lender) => `${lender} has your signature. Save your copy of the contract.`,
    saveCopy: 'Save the signed contract (PDF)',
    back: 'Back to your application',
    contact: (contact) => `Questions? Ask the lender: ${contact}`,
    problems: {
      wrong: 'This code is not right. Check the text message and type the six digits again.',
      'not-agreed': 'Tick that you have read the contract and agree to it.',
      expired: 'This code has expired. Ask for a new one.',
      'no-tries': 'The code was wrong too many times and no longer works. Ask for a new one.',
      wait: 'A code was sent less than a minute ago. Wait a moment, then ask for a new one.',
      'no-codes': 'No more codes can be sent for this contract. Contact the lender.',
    },
  },
}
