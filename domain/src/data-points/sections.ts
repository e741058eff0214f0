// The sections steps are grouped into (spec 2.30). A section is also a file of the data-point catalogue and a
// translation namespace, so that one name leads to all three.

export const sections = [
  'loan-information',
  'personal-details',
  'demographic-details',
  'contact-information',
  'marital-details',
  'education',
  'address-information',
  'income-information',
  'housing-information',
  'expenses',
  'employment-details',
  'other-information',
  'banking-details',
  'mortgage-information',
  'reference-details',
] as const

export type Section = (typeof sections)[number]
