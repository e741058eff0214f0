// The Polish personas as applicants of tukan, with their amount, period and consents. Together they take every branch
// of the chain.
import * as people from '@loan/domain/countries/pl/personas'
import { type Persona as CountryPersona, withAnswers } from '@loan/domain/countries/persona'
import { forProduct, type ProductPersona } from './persona.ts'

const forTukan = (persona: CountryPersona): ProductPersona =>
  withAnswers(forProduct('tukan-pl', persona), {
    amount: 4200,
    period: 75,
    'contactDetails.marketingConsents.email': true,
    'contactDetails.marketingConsents.post': true,
  })

export const anna = forTukan(people.anna)
export const bartek = forTukan(people.bartek)
export const ewa = forTukan(people.ewa)
export const danuta = forTukan(people.danuta)
export const eryk = forTukan(people.eryk)

export const plPersonas: readonly ProductPersona[] = [anna, bartek, ewa, danuta, eryk]
