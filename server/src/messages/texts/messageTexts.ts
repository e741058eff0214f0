// The message texts that each locale needs.

export type EmailTexts = {
  readonly subject: string
  /** Above the link: what the e-mail is about and what to do. */
  readonly text: string
  /** The label of the link. */
  readonly button: string
  /** Below the link: how long it works and what to do when the e-mail came to the wrong person. */
  readonly note: string
  /** Why the person receives the e-mail. */
  readonly reason: string
}

export type AcceptedTexts = EmailTexts & {
  readonly agreed: string
  readonly agreedAt: string
  readonly reference: string
  readonly next: string
  readonly questions: string
}

/** The note, the reason and the button are those of `resume`. */
type NewsTexts = Pick<EmailTexts, 'subject' | 'text'>

export type MessageTexts = {
  readonly codeText: (brand: string, code: string) => string
  /** Above the written-out URL of a link. */
  readonly plainLink: string
  /** After the submission. `support` is the e-mail address of the brand, for a person who did not apply. */
  readonly resume: (brand: string, support: string) => EmailTexts
  /** For a link that the applicant requested, to continue on another device. */
  readonly continue: (brand: string) => EmailTexts
  /** Marketing: sent only with the applicant's consent, and contains an unsubscribe link. */
  readonly reminder: (brand: string) => EmailTexts & { readonly unsubscribe: string }
  /** A lender has made an offer, or requires a step, while the applicant was away. */
  readonly offer: (lender: string) => NewsTexts
  readonly step: (lender: string) => NewsTexts
  /** A lender has ended the application with an answer that is not an offer made here, such as a redirect. */
  readonly outcome: (lender: string) => NewsTexts
  /** No lender made an offer. The subject does not say so, because others may see it on the phone. */
  readonly rejected: () => NewsTexts
  /** The receipt of an accepted offer. */
  readonly accepted: (brand: string, loan: { readonly lender: string; readonly amount: string }) => AcceptedTexts
}
