// "Send me a link to continue": requests an e-mail with a resume link for another device.
import { sendContinueLink } from '@loan/domain/contract/devices'
import { memo, useRef, useState } from 'react'
import type { RequestFailure } from '../api/request.ts'
import { createRequestKeys } from '../api/requestKeys.ts'
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
  const [keys] = useState(createRequestKeys)
  // A second click can occur before the render that sets the button to busy.
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [failure, setFailure] = useState<RequestFailure | null>(null)

  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setSentTo(null)
    const idempotencyKey = keys.keyFor(id)
    const result = await request(sendContinueLink, { params: { id }, leadToken: token, idempotencyKey })
    keys.onResult(result)
    isSending.current = false
    setBusy(false)
    setFailure(result.outcome === 'ok' ? null : result)
    if (result.outcome === 'ok') setSentTo(email)
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
