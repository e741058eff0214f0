// The error of a screen whose code or texts failed to load. Uses only texts of the initial bundle.
import { PageTitle } from '../../page/PageTitle.tsx'
import { findLoadProblemText } from '../../errors/findLoadProblemText.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { leaveFocus } from '../../ui/takeFocus.ts'
import { Text } from '../../ui/Text.tsx'

export const LoadProblem = ({ reason, onRetry }: { readonly reason: unknown; readonly onRetry: () => void }) => {
  const t = useTexts()
  return (
    <Callout kind="danger" live>
      <PageTitle />
      <Stack gap="close" start>
        <Text>{t(findLoadProblemText(reason) ?? 'loadFailed')}</Text>
        <Button ref={leaveFocus} variant="secondary" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </Stack>
    </Callout>
  )
}
