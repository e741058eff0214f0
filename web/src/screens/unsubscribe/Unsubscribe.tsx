// /unsubscribe: marketing e-mails to an address stop on a press, not by opening the link (mail readers open links by
// themselves); says what was done, and undoes it. Works without a lead.
import { useState } from 'react'
import { RequestProblem } from '../../context/RequestProblem.tsx'
import { useTexts } from '../../context/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { check } from '../../ui/icons.ts'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { ScreenHeading } from '../ScreenHeading.tsx'
import { AskAddress } from './AskAddress.tsx'
import { useLinkedAddress } from './useLinkedAddress.ts'
import { useUnsubscribe } from './useUnsubscribe.ts'

export const Unsubscribe = () => {
  const t = useTexts('unsubscribe')
  const linked = useLinkedAddress()
  const [email, setEmail] = useState('')
  const { isStopped, isBusy, failure, send } = useUnsubscribe()

  if (isStopped === null) {
    return (
      <AskAddress
        linked={linked}
        isBusy={isBusy}
        failure={failure}
        onStop={(address) => {
          setEmail(address)
          return send(address, false)
        }}
      />
    )
  }
  const done = isStopped ? 'stopped' : 'undone'
  const act = () => void send(email, isStopped)
  return (
    <>
      <ScreenHeading key={done} title={t(`${done}>title`)} help={t(`${done}>help`, { email })} icon={check} />
      {isStopped && <Text>{t('still')}</Text>}
      <RequestProblem failure={failure} onRetry={act} />
      <Stack start>
        <Button variant="secondary" busy={isBusy} onClick={act}>
          {t(`${done}>action`)}
        </Button>
      </Stack>
    </>
  )
}
