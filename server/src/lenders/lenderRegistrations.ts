// The registrations and licences of a lender, in its offers and as lines of documents. They are data of the lender and
// not of a stored offer, so that an offer of another release states them too.
import type { Offer } from '@loan/domain/contract/offer'
import type { LenderProfile } from './lenderProfile.ts'

/** The offer as the applicant gets it, in place of any registrations that it has. */
export const addRegistrations = (
  { lender: { key, name }, ...offer }: Offer,
  { registrations = [] }: Pick<LenderProfile, 'registrations'>,
): Offer => ({
  ...offer,
  lender: { key, name, ...(registrations.length > 0 && { registrations: [...registrations] }) },
})

/** The lines of a document: the official name and the number of each. */
export const listRegistrationDetails = ({
  registrations = [],
}: Pick<LenderProfile, 'registrations'>): readonly (readonly [string, string])[] =>
  registrations.map(({ name, number }) => [name, number])
