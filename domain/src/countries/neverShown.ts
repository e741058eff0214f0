// Data points, by payload path, that the law of a country forbids or that would harm the applicant
// (docs/countries/README.md). Only tests of products and lenders import this file, so no page bundle contains it.
import type { LeadPath } from '../lead/application.ts'
import type { CountryCode } from './country.ts'

type NeverShown = { readonly path: LeadPath; readonly why: string }

export const neverShown: Readonly<Partial<Record<CountryCode, readonly NeverShown[]>>> = {
  DE: [
    { path: 'otherDetails.taxIdentificationNumber', why: 'AO § 139b: the Steuer-IdNr is for tax purposes only' },
    { path: 'personalDetails.personalCode', why: 'There is no personal code in Germany' },
  ],
  CO: [
    { path: 'referenceDetails.type', why: 'Ley 2300/2023: references must not be contacted for collection' },
    { path: 'referenceDetails.name', why: 'Ley 2300/2023' },
    { path: 'referenceDetails.phoneNumber', why: 'Ley 2300/2023' },
  ],
  PH: [
    { path: 'personalDetails.personalCode', why: 'The 12-digit PSN is secret; the page has the card’s number instead' },
  ],
}
