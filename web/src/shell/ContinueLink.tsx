// "Send me a link to continue": requests an e-mail with a resume link for another device.
import { sendContinueLink } from '@loan/domain/contract/devices'
import { isOpenStatus } from '@loan/domain/lead/status'
import { useRef, useState } from 'react'
import type { RequestFailure } from '../api/request.ts'
import { createRequestKeys } from '../api/requestKeys.ts'
import { useApplication, useApplicationState } from '../context/ApplicationContext.tsx'
import { RequestProblem } from '../context/RequestProblem.tsx'
import { useNamespace } from '../context/useNamespace.ts'
import { useTexts } from '../context/useTexts.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

/**
 * Shown for an open lead with an e-mail address and a phone number or date of birth that the other device can confirm.
 */
export const ContinueLink = () => {
  const lead = useApplicationState(({ leadApplication }) => leadApplication.lead)
  const email = useApplicationState(({ leadApplication }) => leadApplication.applicationData.contactDetails?.email)
  const canConfirm = useApplicationState(
    ({ leadApplication: { applicationData } }) =>
      applicationData.contactDetails?.phoneNumber !== undefined ||
      applicationData.personalDetails?.dateOfBirth !== undefined,
  )
  const hasTexts = useNamespace('devices')
  return hasTexts && lead !== null && isOpenStatus(lead.leadStatus) && email !== undefined && canConfirm ? (
    <RequestLink key={lead.id} id={lead.id} token={lead.token} email={email} />
  ) : null
}

type RequestLinkProps = { readonly id: string; readonly token: string; readonly email: string }

const RequestLink = ({ id, token, email }: RequestLinkProps) => {
  const { request } = useApplication()
  const t = useTexts('devices')
  const [keys] = useState(createRequestKeys)
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
    keys.settle(result)
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
        <Notice kind="success" live>
          {t('link>sent', { email: sentTo })}
        </Notice>
      )}
    </>
  )
}
