// Terms of an offer in a country, for lenders that make none of their own; rows of lenders spread them and override.
import type { CountryCode } from '@loan/domain/countries/country'
import type { OfferTerms } from './lender.ts'

export const singleVariant = [{ amountShare: 1, periodShare: 1 }] as const satisfies OfferTerms['variants']

export const choiceVariants = [
  { amountShare: 1, periodShare: 1 },
  { amountShare: 1, periodShare: 1.35 },
  { amountShare: 0.6, periodShare: 1 },
] as const satisfies OfferTerms['variants']

const shared = { withdrawalDays: 14, validDays: 7 } as const

export const polishTerms: OfferTerms = {
  ...shared,
  state: 'PROFICREDIT_OFFER',
  product: 'Pożyczka ratalna',
  maxAmount: 10_000,
  borrowingRatePercent: 12,
  feePercent: 5,
  variants: singleVariant,
}

export const spanishTerms: OfferTerms = {
  ...shared,
  state: 'IPFD_OFFER_CHOICE',
  product: 'Préstamo a plazos',
  maxAmount: 5000,
  borrowingRatePercent: 18,
  feePercent: 0,
  variants: choiceVariants,
}

const termsByCountry: Readonly<Partial<Record<CountryCode, OfferTerms>>> = { PL: polishTerms, ES: spanishTerms }

/** Throws where the country has no lenders yet. */
export const defaultTerms = (country: CountryCode): OfferTerms => {
  const terms = termsByCountry[country]
  if (terms === undefined) throw new Error(`There are no terms of offers in ${country}`)
  return terms
}
