// A resume link that is locked or revoked. A button sends a new link to the e-mail address of the application.
import { renewLink } from '@loan/domain/contract/devices'
import { useState } from 'react'
import { useSingleRequest } from '../../api/useSingleRequest.ts'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { info } from '../../ui/icons.ts'
import { takeFocus } from '../../ui/takeFocus.ts'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { StartAgain } from '../frame/StartAgain.tsx'
import { LinkHelp } from './LinkHelp.tsx'

export const LockedLink = ({ secret }: { readonly secret: string }) => {
  const { request } = useAppContext()
  const t = useTexts('continue')
  const { run, isBusy, failure } = useSingleRequest()
  const [isSent, setSent] = useState(false)

  const send = async () => {
    const params = { id: secret, urlType: 'continue' } as const
    const sent = await run((keys) =>
      keys.send(secret, (idempotencyKey) => request(renewLink, { params, idempotencyKey })),
    )
    if (sent?.outcome === 'ok') setSent(true)
  }

  return (
    <>
      <ScreenHeading hasLogo title={t('locked>title')} help={<LinkHelp text={t('locked>help')} />} icon={info} />
      <RequestProblem failure={failure} />
      <Stack gap="close" start>
        {isSent ? (
          <div ref={takeFocus} tabIndex={-1}>
            <Callout kind="success">{t('locked>sent')}</Callout>
          </div>
        ) : (
          <Button busy={isBusy} onClick={() => void send()}>
            {t('locked>action')}
          </Button>
        )}
        <StartAgain label={t('startAgain')} variant="quiet" />
      </Stack>
    </>
  )
}
