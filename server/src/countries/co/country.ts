// The sandbox data of Colombia.
import type { ServerCountry } from '../serverCountry.ts'
import { coCompanies } from './companies.ts'
import { coLenders } from './lenders.ts'
import { people } from './personas.ts'
import { coTerms } from './terms.ts'

export const country: ServerCountry = {
  lenders: coLenders,
  terms: coTerms,
  companies: coCompanies,
  people,
}
