// Hand-overs of the applicant to pages of a provider or partner: their kinds, outcomes and passed data.

/** Reading a bank account, checking that a card belongs to the applicant, or continuing on the site of a partner. */
export const handOverKinds = ['bank-link', 'card-check', 'partner-site'] as const
export type HandOverKind = (typeof handOverKinds)[number]

/** The result that the provider puts into the return URL. */
export const handOverOutcomes = ['confirm', 'fail'] as const
export type HandOverOutcome = (typeof handOverOutcomes)[number]

/**
 * Parameters of the return URL: `/instantor?reference=…&outcome=confirm`.
 * @assumed the specification names no return URL; the provider's contract names the route of each step.
 */
export const returnParameters = { reference: 'reference', outcome: 'outcome' } as const

/** Kinds of data that the provider receives; the texts are in the locales. */
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
export type PassedDataKey = (typeof passedKeys)[number]

/**
 * The step that has no separate state: in REDIRECTED, for a lender that requires a summary before the hand-over.
 * @assumed the specification names the route /smava and no state for it.
 */
export const partnerSite = {
  route: '/smava',
  handOver: 'partner-site',
  passes: ['name', 'date-of-birth', 'email', 'phone-number', 'address', 'income', 'loan'],
} as const satisfies {
  readonly route: `/${string}`
  readonly handOver: HandOverKind
  readonly passes: readonly PassedDataKey[]
}
