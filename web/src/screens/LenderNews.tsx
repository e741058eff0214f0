// Why another lender asks now, where the one before gave up after the applicant had answered it: nobody should have to
// guess what became of an offer they accepted.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { useTexts } from '../context/useTexts.ts'
import { Notice } from '../ui/Notice.tsx'

type Steps = LeadStatus['steps']

const endings = ['withdrew', 'declined', 'no-answer'] as const

export type LenderEnding = { readonly kind: (typeof endings)[number]; readonly before: string }

/** Null where the lender before was left by the applicant, or never asked them anything; an offer asks. */
export const lenderEndingOf = (steps: Steps): LenderEnding | null => {
  const last = steps[steps.findLastIndex(({ kind }) => kind === 'asking') - 1]
  const kind = endings.find((ending) => ending === last?.kind)
  const before = last?.lender
  if (kind === undefined || before === undefined) return null
  const wasAnswered =
    kind === 'withdrew' || steps.some((step) => step.kind === 'needs-answer' && step.lender === before)
  return wasAnswered ? { kind, before } : null
}

export const LenderNews = ({ steps }: { readonly steps: Steps }) => {
  const t = useTexts('lender')
  const ending = lenderEndingOf(steps)
  return ending !== null && <Notice kind="info">{t(`news>${ending.kind}`, { before: ending.before })}</Notice>
}
