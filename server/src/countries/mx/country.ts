// The sandbox data of Mexico.
import type { ServerCountry } from '../serverCountry.ts'
import { mxCompanies } from './companies.ts'
import { mxLenders } from './lenders.ts'
import { people } from './personas.ts'
import { mxPostcodes } from './postcodes.ts'
import { findMxState } from './stateByPostcode.ts'
import { mxTerms } from './terms.ts'

export const country: ServerCountry = {
  lenders: mxLenders,
  terms: mxTerms,
  companies: mxCompanies,
  postcodes: { ranges: mxPostcodes, findProvince: findMxState, townField: 'municipality' },
  people,
}
