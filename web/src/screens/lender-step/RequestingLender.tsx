// Shows the lender whose step this is; nothing when the status names no lender. A registry row that uses it loads the
// namespace `lender`.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { LenderSign } from './LenderSign.tsx'

export const RequestingLender = ({ status: { lender } }: { readonly status: LeadStatus }) =>
  lender !== null && <LenderSign name={lender.name} lenderKey={lender.key} />
