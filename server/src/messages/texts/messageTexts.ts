// The texts that a locale has for messages.

export type MessageTexts = {
  readonly codeText: (brand: string, code: string) => string
  readonly resumeSubject: (brand: string) => string
  readonly resumeText: (brand: string, address: string) => string
  /** Of a link the applicant requested, for going on on another device. */
  readonly continueSubject: (brand: string) => string
  readonly continueText: (brand: string, address: string) => string
  /** Marketing: goes to whoever agreed to it alone, and says how to stop it. */
  readonly reminderSubject: (brand: string) => string
  readonly reminderText: (brand: string, addresses: { readonly resume: string; readonly unsubscribe: string }) => string
}
