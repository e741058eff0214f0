// The server's data of Romania: sandbox lenders, look-ups and the names in policy texts.
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
