// What the server's sandbox has of one country. A country without its row in registry.ts does not compile.
import type { Lender, OfferTerms } from '../lenders/lender.ts'
import type { Company } from './company.ts'
import type { PersonaAnswers } from './personaAnswers.ts'
import type { PostcodeDirectory } from './postcodes.ts'

export type ServerCountry = {
  /** Invented lenders, in the order in which they are asked within a tier. */
  readonly lenders: readonly Lender[]
  /** Terms of an offer for a lender that has none of its own. */
  readonly terms: OfferTerms
  /** Invented employers of the company look-up. */
  readonly companies: readonly Company[]
  /** Left out for a country without a look-up of postal codes. */
  readonly postcodes?: PostcodeDirectory
  /** Three invented applicants: the first has a permanent contract, the others meet other branches of the pages. */
  readonly people: readonly [PersonaAnswers, PersonaAnswers, PersonaAnswers]
}
