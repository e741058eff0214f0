// The files of a generated country in server: one sandbox lender that makes an offer to everyone, and the tables that a
// person fills in.
import { buildEmpty, type CountryNames } from './countryFiles.ts'

const buildServerCountry = (name: string, label: string): string =>
  `// The server's data of ${label}: sandbox lenders, look-ups and the names in policy texts.
import type { ServerCountry } from '../serverCountry.ts'
import { ${name}Companies } from './companies.ts'
import { ${name}Lenders } from './lenders.ts'
import { ${name}Terms } from './terms.ts'

export const country: ServerCountry = {
  lenders: ${name}Lenders,
  terms: ${name}Terms,
  companies: ${name}Companies,
}
`

const buildTerms = (
  name: string,
): string => `// Default terms of offers, which the lenders of the country spread and override.
import type { OfferTerms } from '../../lenders/lender.ts'
import { sharedTerms, singleVariant } from '../../lenders/offerTerms.ts'

export const ${name}Terms: OfferTerms = {
  ...sharedTerms,
  state: 'INSTABANK_OFFER',
  variants: singleVariant,
}
`

const buildLenders = (name: string, code: string, label: string): string =>
  `// Sandbox lenders of ${label}, those for one purpose first. The names are invented.
import type { Lender } from '../../lenders/lender.ts'
import { ${name}Terms } from './terms.ts'

/** Defaults of the country's lenders. A row overrides what differs. */
const defaults = {
  country: '${code}',
  answerMs: 1500,
  followUpMs: 800,
  requires: ['MOBILE_VERIFICATION', 'POLICY_CONSENTS'],
  policies: ['lender-terms', 'credit-database-query', 'lender-marketing'],
  databases: [],
  ending: 'ACCEPTED',
} as const satisfies Partial<Lender>

export const ${name}Lenders: readonly Lender[] = [
  {
    ...defaults,
    key: '${name}-first',
    name: 'First Lender',
    tier: 1,
    serves: [],
    decision: { kind: 'agree' },
    offer: ${name}Terms,
    redirectUrl: 'https://first-${name}.example/loan',
  },
]
`

/** By path below the folder of the country. */
export const buildServerFiles = ({ code, label }: CountryNames): Readonly<Record<string, string>> => {
  const name = code.toLowerCase()
  return {
    'country.ts': buildServerCountry(name, label),
    'terms.ts': buildTerms(name),
    'lenders.ts': buildLenders(name, code, label),
    'companies.ts': buildEmpty(
      `Invented employers of ${label} for the sandbox.`,
      ['Company', '../company.ts'],
      `${name}Companies: readonly Company[] = []`,
    ),
    'testAnswers.ts': buildEmpty(
      `The answers of a persona in ${label} to the questions of lenders, by data point. For tests only.`,
      ['TestAnswers', '../testAnswers.ts'],
      'testAnswers: TestAnswers = { dataPoints: {} }',
    ),
  }
}
