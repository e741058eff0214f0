// The lender a lead is with; null before one is asked or where the server does not name it.
import type { LeadStatus } from '@loan/domain/contract/lead'

export const lenderNameOf = ({ applicationResult, offers }: LeadStatus): string | null =>
  applicationResult?.partner?.name ?? offers[0]?.lender.name ?? null
