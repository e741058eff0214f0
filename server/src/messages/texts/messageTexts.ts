// The message texts that each locale needs.

export type MessageTexts = {
  readonly codeText: (brand: string, code: string) => string
  readonly resumeSubject: (brand: string) => string
  readonly resumeText: (brand: string, address: string) => string
  /** For a link that the applicant requested, to continue on another device. */
  readonly continueSubject: (brand: string) => string
  readonly continueText: (brand: string, address: string) => string
  /** Marketing: sent only with the applicant's consent, and contains an unsubscribe link. */
  readonly reminderSubject: (brand: string) => string
  readonly reminderText: (brand: string, addresses: { readonly resume: string; readonly unsubscribe: string }) => string
}
