// What a country's law, or its harm, keeps from ever being asked (docs/countries/README.md), by payload path. Apart from the
// countries, as no page needs it: tests hold products and lenders to it.
import type { LeadPath } from '../lead/application.ts'
import type { CountryCode } from './country.ts'

type NeverShown = { readonly path: LeadPath; readonly why: string }

export const neverShown: Readonly<Partial<Record<CountryCode, readonly NeverShown[]>>> = {
  DE: [
    { path: 'otherDetails.taxIdentificationNumber', why: 'AO § 139b: the Steuer-IdNr serves tax ends alone' },
    { path: 'personalDetails.personalCode', why: 'There is no personal code in Germany' },
  ],
  CO: [
    { path: 'referenceDetails.type', why: 'Ley 2300/2023: references must not be contacted for collection' },
    { path: 'referenceDetails.name', why: 'Ley 2300/2023' },
    { path: 'referenceDetails.phoneNumber', why: 'Ley 2300/2023' },
  ],
  PH: [{ path: 'personalDetails.personalCode', why: 'The 12-digit PSN is secret; the card’s number is asked instead' }],
}
