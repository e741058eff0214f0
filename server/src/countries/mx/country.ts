// The server's data of Mexico: sandbox lenders, look-ups and the names in policy texts.
import type { ServerCountry } from '../serverCountry.ts'
import { mxCompanies } from './companies.ts'
import { mxLenders } from './lenders.ts'
import { mxPostcodes } from './postcodes.ts'
import { findMxState } from './stateByPostcode.ts'
import { mxTerms } from './terms.ts'

export const country: ServerCountry = {
  lenders: mxLenders,
  terms: mxTerms,
  companies: mxCompanies,
  postcodes: { ranges: mxPostcodes, findProvince: findMxState, townField: 'municipality' },
  policyNames: {
    authority: 'Secretaría Anticorrupción y Buen Gobierno',
    databases: 'Buró de Crédito, Círculo de Crédito',
  },
}
