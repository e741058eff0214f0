// The sections that group the pages (spec 2.30). A file of the catalogue and a translation namespace have the name of
// each section.

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
