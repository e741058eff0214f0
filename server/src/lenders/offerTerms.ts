// Default terms of offers, which the lenders of a country spread and override.
import type { OfferTerms } from './lender.ts'

export const singleVariant = [{ amountShare: 1, periodShare: 1 }] as const satisfies OfferTerms['variants']

export const choiceVariants = [
  { amountShare: 1, periodShare: 1 },
  { amountShare: 1, periodShare: 1.35 },
  { amountShare: 0.6, periodShare: 1 },
] as const satisfies OfferTerms['variants']

/** The withdrawal period of CCD2. Countries without such a law override it with 0; Colombia has five working days. */
export const sharedTerms = { withdrawalDays: 14, validDays: 7 } as const
