// "Leave this device only", in the dialog that clears the data: removes the application from this device and keeps it on
// the server. For a device that others use too.
import { leaveDevice, sendContinueLink } from '@loan/domain/contract/devices'
import { useRef, useState } from 'react'
import type { RequestFailure } from '../api/request.ts'
import { createRequestKeys } from '../api/requestKeys.ts'
import { useAppContext, useApplicationState } from '../app-context/AppContext.tsx'
import { clearDevice } from '../entry/clearData.ts'
import { isLeadGone } from '../errors/findProblemName.ts'
import { RequestProblem } from '../errors/RequestProblem.tsx'
import { useTexts } from '../texts/useTexts.ts'
import { Button } from '../ui/Button.tsx'
import { Text } from '../ui/Text.tsx'
import { type ContinuableLead, useContinuableLead } from './useContinuableLead.ts'

type LeaveDeviceProps = { readonly onLeft: () => void }

/** Not shown while the server lacks answers, or when no link can open the lead again. */
export const LeaveDevice = ({ onLeft }: LeaveDeviceProps) => {
  const lead = useContinuableLead()
  const isSaved = useApplicationState(({ leadApplication }) => leadApplication.pendingWrite === null)
  return lead !== null && isSaved ? <LeaveButton key={lead.id} lead={lead} onLeft={onLeft} /> : null
}

const LeaveButton = ({ lead: { id, token, email }, onLeft }: LeaveDeviceProps & { readonly lead: ContinuableLead }) => {
  const app = useAppContext()
  const { request } = app
  const t = useTexts('clear-data')
  const [keys] = useState(createRequestKeys)
  const isLeaving = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<RequestFailure | null>(null)

  /** The link first: without one the application could not be opened again. */
  const requestLeave = async (): Promise<RequestFailure | null> => {
    const call = { params: { id }, leadToken: token }
    const link = await request(sendContinueLink, { ...call, idempotencyKey: keys.keyFor(id) })
    keys.onResult(link)
    if (link.outcome !== 'ok') return link
    const left = await request(leaveDevice, call)
    return left.outcome === 'ok' || isLeadGone(left) ? null : left
  }

  const leave = async () => {
    if (isLeaving.current) return
    isLeaving.current = true
    setBusy(true)
    const failed = await requestLeave()
    isLeaving.current = false
    setBusy(false)
    setFailure(failed)
    if (failed !== null) return
    clearDevice(app)
    onLeft()
  }

  return (
    <>
      <Text>{t('leave>help', { email })}</Text>
      <RequestProblem failure={failure} />
      <Button variant="secondary" fullWidth busy={isBusy} onClick={() => void leave()}>
        {t('leave>action')}
      </Button>
    </>
  )
}
