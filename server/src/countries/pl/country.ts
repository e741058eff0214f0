// The server's data of Poland: sandbox lenders, look-ups and the names in policy texts.
import type { ServerCountry } from '../serverCountry.ts'
import { plCompanies } from './companies.ts'
import { plLenders } from './lenders.ts'
import { plPostcodes } from './postcodes.ts'
import { plSpecialists } from './specialists.ts'
import { plTerms } from './terms.ts'

export const country: ServerCountry = {
  lenders: [...plSpecialists, ...plLenders],
  terms: plTerms,
  companies: plCompanies,
  postcodes: { ranges: plPostcodes },
  policyNames: { authority: 'Prezes Urzędu Ochrony Danych Osobowych', databases: 'Biuro Informacji Kredytowej (BIK)' },
}
