// Terms of an offer in a country, for lenders that make none of their own; rows of lenders spread them and override.
import type { CountryCode } from '@loan/domain/countries/country'
import type { OfferTerms } from './lender.ts'

export const singleVariant = [{ amountShare: 1, periodShare: 1 }] as const satisfies OfferTerms['variants']

export const choiceVariants = [
  { amountShare: 1, periodShare: 1 },
  { amountShare: 1, periodShare: 1.35 },
  { amountShare: 0.6, periodShare: 1 },
] as const satisfies OfferTerms['variants']

/** Days to withdraw without a reason: by CCD2; a country without such a law says 0, Colombia counts five working days. */
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

export const germanTerms: OfferTerms = {
  ...shared,
  state: 'INSTABANK_OFFER',
  product: 'Ratenkredit',
  maxAmount: 15_000,
  borrowingRatePercent: 7.9,
  feePercent: 0,
  variants: singleVariant,
}

export const romanianTerms: OfferTerms = {
  ...shared,
  state: 'PROFICREDIT_OFFER',
  product: 'Credit de consum',
  maxAmount: 25_000,
  borrowingRatePercent: 36,
  feePercent: 4,
  variants: singleVariant,
}

export const mexicanTerms: OfferTerms = {
  ...shared,
  withdrawalDays: 0,
  state: 'IPFD_OFFER_CHOICE',
  product: 'Préstamo personal',
  maxAmount: 30_000,
  borrowingRatePercent: 96,
  feePercent: 5,
  variants: choiceVariants,
}

export const colombianTerms: OfferTerms = {
  ...shared,
  withdrawalDays: 5,
  state: 'PROVIDENT_OFFER',
  product: 'Crédito de consumo',
  maxAmount: 3_000_000,
  borrowingRatePercent: 22,
  feePercent: 6,
  variants: singleVariant,
}

export const philippineTerms: OfferTerms = {
  ...shared,
  withdrawalDays: 0,
  state: 'PROVIDENT_OFFER',
  product: 'Personal loan',
  maxAmount: 50_000,
  borrowingRatePercent: 60,
  feePercent: 3,
  variants: singleVariant,
}

export const vietnameseTerms: OfferTerms = {
  ...shared,
  withdrawalDays: 0,
  state: 'PROVIDENT_OFFER',
  product: 'Vay tiêu dùng',
  maxAmount: 30_000_000,
  borrowingRatePercent: 20,
  feePercent: 0,
  variants: singleVariant,
}

const termsByCountry: Readonly<Record<CountryCode, OfferTerms>> = {
  PL: polishTerms,
  ES: spanishTerms,
  DE: germanTerms,
  RO: romanianTerms,
  MX: mexicanTerms,
  CO: colombianTerms,
  PH: philippineTerms,
  VN: vietnameseTerms,
}

export const defaultTerms = (country: CountryCode): OfferTerms => termsByCountry[country]
