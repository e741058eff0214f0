// The server's data of Germany: sandbox lenders, look-ups and the names in policy texts.
import type { ServerCountry } from '../serverCountry.ts'
import { deCompanies } from './companies.ts'
import { deLenders } from './lenders.ts'
import { dePostcodes } from './postcodes.ts'
import { deTerms } from './terms.ts'

export const country: ServerCountry = {
  lenders: deLenders,
  terms: deTerms,
  companies: deCompanies,
  postcodes: { ranges: dePostcodes },
  policyNames: { authority: 'Datenschutz-Aufsichtsbehörde des Bundeslandes', databases: 'SCHUFA' },
}
