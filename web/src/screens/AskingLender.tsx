// Whose step it is, on screens that stand also where no lender asks: nothing is said there. A row that uses it loads the
// namespace `lender`.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { LenderSign } from './LenderSign.tsx'

export const AskingLender = ({ status: { lender } }: { readonly status: LeadStatus }) =>
  lender !== null && <LenderSign name={lender.name} lenderKey={lender.key} />
