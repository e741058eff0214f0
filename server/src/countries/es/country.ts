// The server's data of Spain: sandbox lenders, look-ups and the names in policy texts.
import type { ServerCountry } from '../serverCountry.ts'
import { esCompanies } from './companies.ts'
import { esLenders } from './lenders.ts'
import { esPostcodes } from './postcodes.ts'
import { findEsProvince } from './provinceByPostcode.ts'
import { esSpecialists } from './specialists.ts'
import { esTerms } from './terms.ts'

export const country: ServerCountry = {
  lenders: [...esSpecialists, ...esLenders],
  terms: esTerms,
  companies: esCompanies,
  postcodes: { ranges: esPostcodes, findProvince: findEsProvince },
  policyNames: { authority: 'Agencia Española de Protección de Datos', databases: 'ASNEF, Badexcug' },
}
