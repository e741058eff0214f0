// Shown when the status names a lender step without the data that the step needs. A button polls again.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { useTexts } from '../../texts/useTexts.ts'
import { useLeadStatus } from '../../lead-session/useLeadStatus.ts'
import { Button } from '../../ui/Button.tsx'
import { LenderFrame } from './LenderFrame.tsx'

export const NotReady = ({ status }: { readonly status: LeadStatus }) => {
  const t = useTexts('lender')
  const common = useTexts()
  const { poll, isPolling } = useLeadStatus()
  return (
    <LenderFrame status={status} title={t('notReady>title')} help={t('notReady>help')}>
      <Button fullWidth busy={isPolling} onClick={() => void poll()}>
        {common('tryAgain')}
      </Button>
    </LenderFrame>
  )
}
