// The confirmation button for a signed link. The page learns the e-mail address from the reply.
import type { RequestFailure } from '../../api/request.ts'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Text } from '../../ui/Text.tsx'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'

export type ConfirmLinkProps = {
  readonly isBusy: boolean
  readonly failure: RequestFailure | null
  readonly onStop: () => void
}

export const ConfirmLink = ({ isBusy, failure, onStop }: ConfirmLinkProps) => {
  const t = useTexts('unsubscribe')
  return (
    <>
      <ScreenHeading title={t('ask>title')} help={t('ask>linkHelp')} />
      <RequestProblem failure={failure} />
      <Button fullWidth busy={isBusy} onClick={onStop}>
        {t('ask>action')}
      </Button>
      <Text muted>{t('still')}</Text>
    </>
  )
}
