// Handing an applicant over to somebody else's pages for a while: what kinds there are, and what is passed.

/** Reading a bank account, checking that a card is the applicant's, or going on at a partner's own site. */
export const handOverKinds = ['bank-link', 'card-check', 'partner-site'] as const
export type HandOverKind = (typeof handOverKinds)[number]

/** What the other side says of how it went, in the address it sends the applicant back to. */
export const handOverOutcomes = ['confirm', 'fail'] as const
export type HandOverOutcome = (typeof handOverOutcomes)[number]

/**
 * Parameters of the return address: `/instantor?reference=…&outcome=confirm`.
 * @assumed the specification names no return address; the provider's contract names the route of each step.
 */
export const returnParameters = { reference: 'reference', outcome: 'outcome' } as const

/** Kinds of data the other side learns; the words stand in the locales. */
export const passedKeys = [
  'reference-number',
  'name',
  'date-of-birth',
  'personal-code',
  'email',
  'phone-number',
  'address',
  'income',
  'loan',
] as const
export type Passed = (typeof passedKeys)[number]

/**
 * The step that has no state: it stands beside REDIRECTED where a lender hands over with a summary first.
 * @assumed the specification names the route /smava and no state for it.
 */
export const partnerSite = {
  route: '/smava',
  handOver: 'partner-site',
  passes: ['name', 'date-of-birth', 'email', 'phone-number', 'address', 'income', 'loan'],
} as const satisfies {
  readonly route: `/${string}`
  readonly handOver: HandOverKind
  readonly passes: readonly Passed[]
}
