// The opened sections of the review, and the answers that are being changed. Both are restored when the applicant
// returns to the review.
import { type InstanceOwner, perApplication } from '../../lib/instances.ts'

/** The answers of one page in one section, which one link changes. */
export type AnswerGroup = { readonly pageKey: string; readonly section: string }

type ReviewPosition = { changed: AnswerGroup | null; opened: ReadonlySet<string> }

export const getReviewPosition = perApplication((): ReviewPosition => ({ changed: null, opened: new Set() }))

export const buildChangeId = ({ pageKey, section }: AnswerGroup): string => `change-${section}-${pageKey}`

/** Returns the link to the answers that were changed last, and resets it; null when there is none. */
export const takeChangedAnswer = (owner: InstanceOwner): HTMLElement | null => {
  const position = getReviewPosition(owner)
  const link = position.changed === null ? null : document.getElementById(buildChangeId(position.changed))
  position.changed = null
  return link
}
