// Explains why the lead is with another lender: the previous one withdrew, declined or did not answer after the
// applicant had answered it. The applicant must know the outcome of an accepted offer.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { useTexts } from '../../texts/useTexts.ts'
import { Callout } from '../../ui/Callout.tsx'

type Steps = LeadStatus['steps']

const endings = ['withdrew', 'declined', 'no-answer'] as const

export type PreviousLenderOutcome = { readonly kind: (typeof endings)[number]; readonly before: string }

/**
 * Finds how the previous lender ended. Null when the applicant skipped it or it required nothing of the applicant; an
 * offer counts as a requirement.
 */
export const findPreviousLenderOutcome = (steps: Steps): PreviousLenderOutcome | null => {
  const last = steps[steps.findLastIndex(({ kind }) => kind === 'asking') - 1]
  const kind = endings.find((ending) => ending === last?.kind)
  const before = last?.lender
  if (kind === undefined || before === undefined) return null
  const wasAnswered =
    kind === 'withdrew' || steps.some((step) => step.kind === 'needs-answer' && step.lender === before)
  return wasAnswered ? { kind, before } : null
}

export const LenderStatusText = ({ steps }: { readonly steps: Steps }) => {
  const t = useTexts('lender')
  const ending = findPreviousLenderOutcome(steps)
  return ending !== null && <Callout kind="info">{t(`news>${ending.kind}`, { before: ending.before })}</Callout>
}
