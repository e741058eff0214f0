// The time until which all offers of a screen can be accepted.
import type { Offer } from '@loan/domain/contract/offer'
import type { ReactNode } from 'react'
import { useBuildOfferTerms } from '../offer-terms/useOfferTerms.ts'

/** Null when it differs; then each offer says it. */
export const useCommonValidity = (offers: readonly Offer[]): ReactNode => {
  const getTerms = useBuildOfferTerms()
  const [first, ...others] = offers.map((offer) => getTerms(offer).validity)
  if (first === undefined || others.some(({ value }) => value !== first.value)) return null
  return (
    <>
      <span>{first.term}</span>
      <span>{`: ${first.value}`}</span>
    </>
  )
}
