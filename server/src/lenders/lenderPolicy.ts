// The policies that a lender can require consent to. Their texts are in policies/texts/<locale>.ts.

export const lenderPolicyKeys = [
  'lender-terms',
  'credit-database-query',
  'debtor-register-query',
  'lender-marketing',
  'card-terms',
  'electronic-documents',
  'pep-statement',
  'partner-offers',
  'truth-declaration',
] as const

export type LenderPolicyKey = (typeof lenderPolicyKeys)[number]
