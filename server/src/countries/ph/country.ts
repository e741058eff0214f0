// The server's data of the Philippines: sandbox lenders, look-ups and the names in policy texts.
import type { ServerCountry } from '../serverCountry.ts'
import { phCompanies } from './companies.ts'
import { phLenders } from './lenders.ts'
import { phRegistrations } from './registrations.ts'
import { phTerms } from './terms.ts'

export const country: ServerCountry = {
  lenders: phLenders,
  terms: phTerms,
  companies: phCompanies,
  requiredRegistrations: phRegistrations,
  policyNames: {
    authority: 'National Privacy Commission',
    databases: 'the Credit Information Corporation (CIC) and its accredited credit bureaus',
  },
}
