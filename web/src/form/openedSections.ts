// The opened sections of the review, and the change link that was followed last. Both are restored when the applicant
// returns to the review.
import { type InstanceOwner, perApplication } from '../lib/instances.ts'

type ReviewPosition = { page: string | null; opened: ReadonlySet<string> }

export const getReviewPosition = perApplication((): ReviewPosition => ({ page: null, opened: new Set() }))

export const changeId = (pageKey: string): string => `change-${pageKey}`

/** Returns and resets the change link that was followed last; null when there is none. */
export const takeChangedAnswer = (owner: InstanceOwner): HTMLElement | null => {
  const position = getReviewPosition(owner)
  const link = position.page === null ? null : document.getElementById(changeId(position.page))
  position.page = null
  return link
}
