// Builds the lender of an offer: its names, and the registrations that it has.
import type { Offer } from '@loan/domain/contract/offer'
import type { LenderProfile } from './lenderProfile.ts'

export type OfferLender = Pick<LenderProfile, 'key' | 'name' | 'registrations'>

export const buildOfferLender = ({ key, name, registrations = [] }: OfferLender): Offer['lender'] => ({
  key,
  name,
  ...(registrations.length > 0 && { registrations: [...registrations] }),
})
