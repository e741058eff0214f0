// The fallback of SPEC.md §8, in the applicant's language, with something to do.
import { useTexts } from '../context/useTexts.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'

export const RenderError = ({
  reason,
  onRetry,
}: {
  readonly reason: 'render' | 'loading'
  readonly onRetry: () => void
}) => {
  const t = useTexts()
  return (
    <div role="alert">
      <Notice kind="danger">
        <Stack gap="close" start>
          <p>{reason === 'loading' ? t('requestProblems>offline') : t('renderError')}</p>
          <Button variant="secondary" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </Stack>
      </Notice>
    </div>
  )
}
