// Terms of an offer in a country, for lenders that make none of their own; rows of lenders spread them and override.
import type { OfferTerms } from './lender.ts'

export const singleVariant = [{ amountShare: 1, periodShare: 1 }] as const satisfies OfferTerms['variants']

export const choiceVariants = [
  { amountShare: 1, periodShare: 1 },
  { amountShare: 1, periodShare: 1.35 },
  { amountShare: 0.6, periodShare: 1 },
] as const satisfies OfferTerms['variants']

/** Days to withdraw without a reason: by CCD2; a country without such a law says 0, Colombia counts five working days. */
export const sharedTerms = { withdrawalDays: 14, validDays: 7 } as const
