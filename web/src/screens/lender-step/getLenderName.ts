// Finds the name of the lead's current lender; null before the first request or when the status names none.
import type { LeadStatus } from '@loan/domain/contract/lead'

const findRequestingLender = (steps: LeadStatus['steps']): string | null => {
  const last = steps.at(-1)
  const isWithLender = last?.kind === 'asking' || last?.kind === 'needs-answer' || last?.kind === 'agreed'
  return isWithLender ? (last.lender ?? null) : null
}

export const getLenderName = ({ lender, applicationResult, offers, steps }: LeadStatus): string | null =>
  lender?.name ?? applicationResult?.partner?.name ?? offers[0]?.lender.name ?? findRequestingLender(steps)
