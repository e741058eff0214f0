// The texts of a lender's contract in Philippine English.
import type { ContractTexts } from './contractTexts.ts'

export const texts: ContractTexts = {
  title: 'Loan contract',
  introduction: [
    'The lender and the borrower named below agree on this loan. The contract binds you once you have signed it.',
    'Read all of it before you sign, and keep your signed copy.',
  ],
  parties: { heading: 'Borrower and contract', number: 'Contract number', borrower: 'Borrower' },
  signature: {
    heading: 'Signature of the borrower',
    at: 'Signed on',
    number: 'Signature number',
    method: 'Form of the signature',
    methodText: 'Signed electronically with a one-time code sent to the borrower’s mobile number.',
  },
  codeMessage: (lender, code) =>
    `${code} is your code to sign the contract with ${lender}. Valid for 10 minutes. Read the contract first. Never share this code.`,
  page: {
    sandbox: 'Test page in place of the lender’s own page. No real contract is made.',
    read: 'Read the contract (PDF)',
    codeHelp: (phone) => `You need a code to sign. Tap the button, and we’ll text it to the number ending in ${phone}.`,
    send: 'Text me the code',
    sent: (phone) => `We texted the code to the number ending in ${phone}. It’s valid for 10 minutes.`,
    code: 'Code from the text message',
    agree: 'I have read the contract and I agree to it',
    sign: 'Sign the contract',
    resend: 'Text me a new code',
    signed: 'You signed the contract',
    signedText: (lender) => `${lender} has your signature. Save your copy of the contract.`,
    saveCopy: 'Save the signed contract (PDF)',
    back: 'Back to your application',
    contact: (contact) => `Questions? Ask the lender: ${contact}`,
    problems: {
      wrong: 'That code isn’t correct. Check the text message and enter the six digits again.',
      'not-agreed': 'Check the box to confirm that you have read the contract and agree to it.',
      expired: 'That code has expired. Ask for a new one.',
      'no-tries': 'The code was wrong too many times and no longer works. Ask for a new one.',
      wait: 'We texted a code less than a minute ago. Please wait, then ask for a new one.',
      'no-codes': 'We can’t send any more codes for this contract. Please contact the lender.',
    },
  },
}
