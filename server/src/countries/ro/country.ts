// The sandbox data of Romania.
import type { ServerCountry } from '../serverCountry.ts'
import { roCompanies } from './companies.ts'
import { roLenders } from './lenders.ts'
import { roTerms } from './terms.ts'

export const country: ServerCountry = {
  lenders: roLenders,
  terms: roTerms,
  companies: roCompanies,
  policyNames: {
    authority: 'Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal',
    databases: 'Biroul de Credit',
  },
}
