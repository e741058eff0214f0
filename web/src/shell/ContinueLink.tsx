// "Send me a link to continue": requests an e-mail with a resume link for another device.
import { sendContinueLink } from '@loan/domain/contract/devices'
import { memo, useState } from 'react'
import { useSingleRequest } from '../api/useSingleRequest.ts'
import { useAppContext } from '../app-context/AppContext.tsx'
import { RequestProblem } from '../errors/RequestProblem.tsx'
import { useNamespace } from '../texts/useNamespace.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Button } from '../ui/Button.tsx'
import { Callout } from '../ui/Callout.tsx'
import { type ContinuableLead, useContinuableLead } from './useContinuableLead.ts'

export const ContinueLink = memo(() => {
  const lead = useContinuableLead()
  const hasTexts = useNamespace('devices')
  return hasTexts && lead !== null ? <SendLinkButton key={lead.id} {...lead} /> : null
})

const SendLinkButton = ({ id, token, email }: ContinuableLead) => {
  const { request } = useAppContext()
  const t = useTexts('devices')
  const { run, isBusy, failure } = useSingleRequest()
  const [sentTo, setSentTo] = useState<string | null>(null)

  const send = async () => {
    setSentTo(null)
    const sent = await run((keys) =>
      keys.send(id, (idempotencyKey) =>
        request(sendContinueLink, { params: { id }, leadToken: token, idempotencyKey }),
      ),
    )
    if (sent?.outcome === 'ok') setSentTo(email)
  }

  return (
    <>
      <Button variant="quiet" busy={isBusy} onClick={() => void send()}>
        {t('link>action')}
      </Button>
      <RequestProblem failure={failure} onRetry={() => void send()} />
      {sentTo !== null && (
        <Callout kind="success" live>
          {t('link>sent', { email: sentTo })}
        </Callout>
      )}
    </>
  )
}
