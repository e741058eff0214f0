// The server's data of Colombia: sandbox lenders, look-ups and the names in policy texts.
import type { ServerCountry } from '../serverCountry.ts'
import { coCompanies } from './companies.ts'
import { coLenders } from './lenders.ts'
import { coTerms } from './terms.ts'

export const country: ServerCountry = {
  lenders: coLenders,
  terms: coTerms,
  companies: coCompanies,
  policyNames: { authority: 'Superintendencia de Industria y Comercio', databases: 'Datacrédito, TransUnion' },
}
