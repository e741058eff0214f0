// The catalogue sections the first page asks from, in the first chunk.
// @assumed every product's first page asks for the loan and how to reach the applicant (SPEC.md §2 initial-details,
// /loan-information); one that asks more fetches the rest like any other page.
import { dataPoints as contactInformation } from '@loan/domain/data-points/contact-information'
import { dataPoints as loanInformation } from '@loan/domain/data-points/loan-information'
import type { LoadedSections } from '@loan/domain/pages/chain'

export const firstSections: LoadedSections = {
  'loan-information': loanInformation,
  'contact-information': contactInformation,
}
