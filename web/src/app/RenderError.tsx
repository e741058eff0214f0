// The fallback of spec 8.1 in the applicant's language, with a retry button.
import { findLoadProblemText } from '../errors/findLoadProblemText.ts'
import { useTexts } from '../texts/useTexts.ts'
import { findLoadErrorKind } from '../lib/loadFailure.ts'
import { Button } from '../ui/Button.tsx'
import { Callout } from '../ui/Callout.tsx'
import { Stack } from '../ui/Stack.tsx'

export const RenderError = ({ reason, onRetry }: { readonly reason: unknown; readonly onRetry: () => void }) => {
  const t = useTexts()
  // The page is reloading, or NewReleaseNotice shows how to continue.
  if (findLoadErrorKind(reason) === 'gone') return null
  return (
    <div role="alert">
      <Callout kind="danger">
        <Stack gap="close" start>
          <p>{t(findLoadProblemText(reason) ?? 'renderError')}</p>
          <Button variant="secondary" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </Stack>
      </Callout>
    </div>
  )
}
