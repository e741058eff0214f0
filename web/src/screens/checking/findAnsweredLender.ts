// The lender that has the applicant's answer and has not yet reacted to it.
import type { LeadStatus } from '@loan/domain/contract/lead'

/**
 * Null while a lender is asked. A lender that needs an answer leaves CHECKING, so that in CHECKING its question is
 * answered.
 */
export const findAnsweredLender = (steps: readonly LeadStatus['steps'][number][]): string | null => {
  const last = steps.at(-1)
  return last?.kind === 'needs-answer' ? (last.lender ?? null) : null
}
