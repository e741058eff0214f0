// /unsubscribe: stops marketing e-mails on a press, not on load, because mail readers open links automatically. Undo
// needs the signed token of a link, because anyone can type an address. Works without a lead.
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { check } from '../../ui/icons.ts'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { AddressForm } from './AddressForm.tsx'
import { ConfirmLink } from './ConfirmLink.tsx'
import { useUnsubscribe } from './useUnsubscribe.ts'
import { useUnsubscribeLink } from './useUnsubscribeLink.ts'

export const Unsubscribe = () => {
  const t = useTexts('unsubscribe')
  const { token, email: linkedEmail } = useUnsubscribeLink()
  const { done, isLinkUnknown, isBusy, failure, stopByAddress, sendByLink } = useUnsubscribe()
  const hasLink = token !== '' && !isLinkUnknown

  if (done === null) {
    return hasLink ? (
      <ConfirmLink isBusy={isBusy} failure={failure} onStop={() => void sendByLink(token, false)} />
    ) : (
      <AddressForm
        linkedEmail={linkedEmail}
        isLinkUnknown={isLinkUnknown}
        isBusy={isBusy}
        failure={failure}
        onStop={stopByAddress}
      />
    )
  }
  const { isStopped, email } = done
  const result = isStopped ? 'stopped' : 'undone'
  const toggle = () => void sendByLink(token, isStopped)
  return (
    <>
      <ScreenHeading key={result} title={t(`${result}>title`)} help={t(`${result}>help`, { email })} icon={check} />
      {isStopped && <Text>{t('still')}</Text>}
      {hasLink && (
        <>
          <RequestProblem failure={failure} onRetry={toggle} />
          <Stack start>
            <Button variant="secondary" busy={isBusy} onClick={toggle}>
              {t(`${result}>action`)}
            </Button>
          </Stack>
        </>
      )}
    </>
  )
}
