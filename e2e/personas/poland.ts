// The Polish personas as applicants of tukan, with their amount, period and consents. Together they take every branch
// of the chain.
import * as people from '@loan/domain/countries/pl/personas'
import { type Persona as CountryPersona, withAnswers } from '@loan/domain/countries/persona'
import { forProduct, type ProductPersona } from './persona.ts'

const toTukanPersona = (persona: CountryPersona): ProductPersona =>
  withAnswers(forProduct('tukan-pl', persona), {
    amount: 4200,
    period: 75,
    'contactDetails.marketingConsents.email': true,
    'contactDetails.marketingConsents.post': true,
  })

export const anna = toTukanPersona(people.anna)
export const bartek = toTukanPersona(people.bartek)
export const ewa = toTukanPersona(people.ewa)
export const danuta = toTukanPersona(people.danuta)
export const eryk = toTukanPersona(people.eryk)

export const plPersonas: readonly ProductPersona[] = [anna, bartek, ewa, danuta, eryk]
