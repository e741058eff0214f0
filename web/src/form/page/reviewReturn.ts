// The search parameter of a page that returns to the review after its change.
import { useSearch } from 'wouter'

export const withReviewReturn = (path: string): string => `${path}?from=review`

export const useReturnsToReview = (): boolean => new URLSearchParams(useSearch()).get('from') === 'review'
