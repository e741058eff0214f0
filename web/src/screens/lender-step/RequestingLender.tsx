// Shows the position of the application and, where the status names a lender, the lender whose step this is. A registry
// row that uses it loads the namespace `lender`.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { findLenderStage } from '../../lead-session/sentStages.ts'
import { Stack } from '../../ui/Stack.tsx'
import { LenderSign } from './LenderSign.tsx'
import { SentProgress } from './SentProgress.tsx'

export const RequestingLender = ({ status }: { readonly status: LeadStatus }) => (
  <Stack gap="close">
    <SentProgress stage={findLenderStage(status)} />
    {status.lender !== null && <LenderSign name={status.lender.name} lenderKey={status.lender.key} />}
  </Stack>
)
