// The official names of the numbers that a lender of the Philippines states (SEC MC 19/2019; docs/countries/ph.md, P2).

export const phRegistrations = ['SEC Registration Number', 'Certificate of Authority Number'] as const
