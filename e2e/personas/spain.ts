// The Spanish personas as applicants of tukan, the product with the short chain, with their amount, period and
// consents.
import * as people from '@loan/domain/countries/es/personas'
import { type Persona as CountryPersona, withAnswers } from '@loan/domain/countries/persona'
import { forProduct, type ProductPersona } from './persona.ts'

const toTukanPersona = (persona: CountryPersona): ProductPersona =>
  withAnswers(forProduct('tukan-es', persona), {
    amount: 1200,
    period: 70,
    'contactDetails.marketingConsents.phone': true,
  })

/** Born abroad and a tenant, which shows the rent. */
export const lucia = toTukanPersona(
  withAnswers(people.lucia, {
    'otherDetails.loanPurpose': 'home_repair',
    'otherDetails.countryOfBirth': 'CO',
    'otherDetails.housingTenure': 'rented',
    'expenses.rentAmount': 650,
  }),
)
export const marcos = toTukanPersona(people.marcos)

export const esPersonas: readonly ProductPersona[] = [lucia, marcos]
