// The type of the server's data of a country: sandbox lenders, what lenders need, look-ups and the names in policy
// texts. The compiler requires a row in registry.ts for every country.
import type { Lender, OfferTerms } from '../lenders/lender.ts'
import type { Company } from './company.ts'
import type { PostcodeDirectory } from './postcodes.ts'

export type ServerCountry = {
  /** Invented lenders, in their order within a tier. */
  readonly lenders: readonly Lender[]
  /** Default terms of an offer for a lender without its own. */
  readonly terms: OfferTerms
  /** Invented employers of the company look-up. */
  readonly companies: readonly Company[]
  /** Absent for a country without a postal code look-up. */
  readonly postcodes?: PostcodeDirectory
  /**
   * Official names of the registrations that every lender has to have, because the legal notice `company-registration`
   * says that each offer states them. Absent in a country without this notice.
   */
  readonly requiredRegistrations?: readonly string[]
  /** Placeholders in policy texts: the data protection authority and the credit databases. */
  readonly policyNames: { readonly authority: string; readonly databases: string }
}
