// The lender a lead is with; null before one is asked or where the server does not name it.
import type { LeadStatus } from '@loan/domain/contract/lead'

const findRequestingLender = (steps: LeadStatus['steps']): string | null => {
  const last = steps.at(-1)
  const isWithLender = last?.kind === 'asking' || last?.kind === 'needs-answer' || last?.kind === 'agreed'
  return isWithLender ? (last.lender ?? null) : null
}

export const lenderNameOf = ({ lender, applicationResult, offers, steps }: LeadStatus): string | null =>
  lender?.name ?? applicationResult?.partner?.name ?? offers[0]?.lender.name ?? findRequestingLender(steps)
