// The sandbox data of Vietnam.
import type { ServerCountry } from '../serverCountry.ts'
import { vnCompanies } from './companies.ts'
import { vnLenders } from './lenders.ts'
import { people } from './personas.ts'
import { vnTerms } from './terms.ts'

export const country: ServerCountry = {
  lenders: vnLenders,
  terms: vnTerms,
  companies: vnCompanies,
  people,
}
