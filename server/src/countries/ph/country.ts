// The sandbox data of the Philippines.
import type { ServerCountry } from '../serverCountry.ts'
import { phCompanies } from './companies.ts'
import { phLenders } from './lenders.ts'
import { people } from './personas.ts'
import { phTerms } from './terms.ts'

export const country: ServerCountry = {
  lenders: phLenders,
  terms: phTerms,
  companies: phCompanies,
  people,
}
