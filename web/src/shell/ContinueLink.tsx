// "Send me a link to continue": requests an e-mail with a resume link for another device.
import { sendContinueLink } from '@loan/domain/contract/devices'
import { isOpenStatus } from '@loan/domain/lead/status'
import { memo, useRef, useState } from 'react'
import type { RequestFailure } from '../api/request.ts'
import { createRequestKeys } from '../api/requestKeys.ts'
import { useAppContext, useApplicationState } from '../app-context/AppContext.tsx'
import { RequestProblem } from '../errors/RequestProblem.tsx'
import { useNamespace } from '../texts/useNamespace.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Button } from '../ui/Button.tsx'
import { Callout } from '../ui/Callout.tsx'

/**
 * Shown for an open lead with an e-mail address, and with a phone number or date of birth to confirm on the other
 * device.
 */
export const ContinueLink = memo(() => {
  const lead = useApplicationState(({ leadApplication }) => leadApplication.lead)
  const email = useApplicationState(({ leadApplication }) => leadApplication.applicationData.contactDetails?.email)
  const canConfirm = useApplicationState(
    ({ leadApplication: { applicationData } }) =>
      applicationData.contactDetails?.phoneNumber !== undefined ||
      applicationData.personalDetails?.dateOfBirth !== undefined,
  )
  const hasTexts = useNamespace('devices')
  return hasTexts && lead !== null && isOpenStatus(lead.leadStatus) && email !== undefined && canConfirm ? (
    <SendLinkButton key={lead.id} id={lead.id} token={lead.token} email={email} />
  ) : null
})

type SendLinkButtonProps = { readonly id: string; readonly token: string; readonly email: string }

const SendLinkButton = ({ id, token, email }: SendLinkButtonProps) => {
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
