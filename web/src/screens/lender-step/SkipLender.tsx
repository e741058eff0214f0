// The button that skips the lender, on every lender step. A skip is final, so a dialog asks for a confirmation.
import { skipLender } from '@loan/domain/contract/lead'
import { useState } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useLeadAction } from '../../lead-session/useLeadAction.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'

/** Uses the texts below `skip` of the namespace. */
export const SkipLender = ({ namespace }: { readonly namespace: string }) => {
  const t = useTexts(namespace)
  const skip = useLeadAction(skipLender)
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  const run = () => void skip.run(({ id }) => ({ params: { id } }))
  return (
    <Stack gap="tight" start>
      <RequestProblem failure={skip.failure} onRetry={run} />
      <Button
        id="skip-lender"
        variant="quiet"
        busy={skip.isBusy}
        describedBy="skip-lender-help"
        onClick={() => setConfirmOpen(true)}
      >
        {t('skip>action')}
      </Button>
      <Text id="skip-lender-help" muted>
        {t('skip>help')}
      </Text>
      <ConfirmDialog
        name="skip-lender"
        open={isConfirmOpen}
        title={t('skip>title')}
        warning={t('skip>help')}
        confirmText={t('skip>action')}
        backText={t('skip>back')}
        onConfirm={run}
        onClose={() => setConfirmOpen(false)}
      />
    </Stack>
  )
}
