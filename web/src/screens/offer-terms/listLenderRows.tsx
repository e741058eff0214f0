// The rows about the lender of an offer: its name, and the registrations and licences that the law has it state. Their
// names and numbers are official and the same in every language, so that browsers must not translate them.
import type { Offer } from '@loan/domain/contract/offer'
import type { SummaryRow } from '../../ui/SummaryList.tsx'

type OfferLender = Offer['lender']

export const listRegistrations = ({ registrations = [] }: OfferLender): readonly SummaryRow[] =>
  registrations.map(({ name, number }) => ({
    key: `${name} ${number}`,
    term: name,
    value: number,
    isUntranslated: true,
  }))

/** `term` is the label of the name. */
export const listLenderRows = (term: string, lender: OfferLender): readonly SummaryRow[] => [
  { term, value: <span translate="no">{lender.name}</span> },
  ...listRegistrations(lender),
]
