// What a country's law, or its harm, keeps from ever being asked (countries.md §1.4, §3), by payload path. Apart from the
// countries, as no page needs it: the tests hold products, lenders' sandbox and rules to it.
import type { LeadPath } from '../lead/application.ts'
import type { CountryCode } from './country.ts'

type NeverAsked = { readonly path: LeadPath; readonly why: string }

export const neverAsked: Readonly<Partial<Record<CountryCode, readonly NeverAsked[]>>> = {
  DE: [
    { path: 'otherDetails.taxIdentificationNumber', why: 'AO § 139b: the Steuer-IdNr serves tax ends alone' },
    { path: 'personalDetails.personalCode', why: 'There is no personal code in Germany' },
    { path: 'personalDetails.gender', why: 'Not needed; derived or left out in the European Union' },
  ],
  ES: [{ path: 'personalDetails.gender', why: 'Not needed; derived or left out in the European Union' }],
  PL: [{ path: 'personalDetails.gender', why: 'The PESEL tells it' }],
  RO: [{ path: 'personalDetails.gender', why: 'The CNP tells it' }],
  CO: [
    { path: 'referenceDetails.type', why: 'Ley 2300/2023: references must not be contacted for collection' },
    { path: 'referenceDetails.name', why: 'Ley 2300/2023' },
    { path: 'referenceDetails.phoneNumber', why: 'Ley 2300/2023' },
  ],
  PH: [{ path: 'personalDetails.personalCode', why: 'The 12-digit PSN is secret; the card’s number is asked instead' }],
}
