// The sandbox data of Romania.
import type { ServerCountry } from '../serverCountry.ts'
import { roCompanies } from './companies.ts'
import { roLenders } from './lenders.ts'
import { people } from './personas.ts'
import { roTerms } from './terms.ts'

export const country: ServerCountry = {
  lenders: roLenders,
  terms: roTerms,
  companies: roCompanies,
  people,
}
