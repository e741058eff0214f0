// The button that skips the lender, on every lender step.
import { skipLender } from '@loan/domain/contract/lead'
import { useTexts } from '../../texts/useTexts.ts'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useLeadAction } from '../../lead-session/useLeadAction.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'

/** Uses the texts `skip>action` and `skip>help` of the namespace. */
export const SkipLender = ({ namespace }: { readonly namespace: string }) => {
  const t = useTexts(namespace)
  const skip = useLeadAction(skipLender)
  const run = () => void skip.run(({ id }) => ({ params: { id } }))
  return (
    <Stack gap="tight" start>
      <RequestProblem failure={skip.failure} onRetry={run} />
      <Button variant="quiet" busy={skip.isBusy} describedBy="skip-lender-help" onClick={run}>
        {t('skip>action')}
      </Button>
      <Text id="skip-lender-help" muted>
        {t('skip>help')}
      </Text>
    </Stack>
  )
}
