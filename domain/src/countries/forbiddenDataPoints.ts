// Data points, by payload path, that the law of a country forbids or that would harm the applicant
// (docs/countries/README.md). Only tests of products and lenders import this file, so no page bundle contains it.
import type { LeadPath } from '../lead/application.ts'
import type { CountryCode } from './country.ts'

type ForbiddenDataPoint = { readonly path: LeadPath; readonly reason: string }

export const forbiddenDataPoints: Readonly<Partial<Record<CountryCode, readonly ForbiddenDataPoint[]>>> = {
  DE: [
    { path: 'otherDetails.taxIdentificationNumber', reason: 'AO § 139b: the Steuer-IdNr is for tax purposes only' },
    { path: 'personalDetails.personalCode', reason: 'There is no personal code in Germany' },
  ],
  CO: [
    { path: 'referenceDetails.type', reason: 'Ley 2300/2023: references must not be contacted for collection' },
    { path: 'referenceDetails.name', reason: 'Ley 2300/2023' },
    { path: 'referenceDetails.phoneNumber', reason: 'Ley 2300/2023' },
  ],
  PH: [
    {
      path: 'personalDetails.personalCode',
      reason: 'The 12-digit PSN is secret; the page has the card’s number instead',
    },
  ],
}
