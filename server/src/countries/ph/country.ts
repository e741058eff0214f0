// The sandbox data of the Philippines.
import type { ServerCountry } from '../serverCountry.ts'
import { phCompanies } from './companies.ts'
import { phLenders } from './lenders.ts'
import { phTerms } from './terms.ts'

export const country: ServerCountry = {
  lenders: phLenders,
  terms: phTerms,
  companies: phCompanies,
  policyNames: {
    authority: 'National Privacy Commission',
    databases: 'the Credit Information Corporation (CIC) and its accredited credit bureaus',
  },
}
