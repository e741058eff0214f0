// "Remove them from this device only", in the dialog that clears the data: removes the answers from this device and
// keeps the application on the server. For a device that others use too.
import { leaveDevice } from '@loan/domain/contract/devices'
import type { RequestResult } from '../api/request.ts'
import { useSingleRequest } from '../api/useSingleRequest.ts'
import { useAppContext } from '../app-context/AppContext.tsx'
import { clearDevice } from '../entry/clearData.ts'
import { hasProblemType } from '../errors/findProblemName.ts'
import { RequestProblem } from '../errors/RequestProblem.tsx'
import { useTexts } from '../texts/useTexts.ts'
import { Button } from '../ui/Button.tsx'
import { Text } from '../ui/Text.tsx'
import { type ContinuableLead, useContinuableLead } from './useContinuableLead.ts'

type LeaveDeviceProps = { readonly onLeft: () => void }

/** Not shown when no link can open the lead again. */
export const LeaveDevice = ({ onLeft }: LeaveDeviceProps) => {
  const lead = useContinuableLead()
  return lead === null ? null : <LeaveButton key={lead.id} lead={lead} onLeft={onLeft} />
}

const LeaveButton = ({ lead: { email }, onLeft }: LeaveDeviceProps & { readonly lead: ContinuableLead }) => {
  const app = useAppContext()
  const { request, saver, store } = app
  const t = useTexts('clear-data')
  const { run, isBusy, failure } = useSingleRequest()

  /** Succeeds when the server has all answers and has sent the link and ended the access. */
  const requestLeave = async (): Promise<RequestResult<unknown>> => {
    const saved = await saver.saveNow()
    if (saved.outcome === 'failed') return saved.failure
    // The server rejected the answers, or another device changed them.
    if (saved.outcome !== 'saved') return { outcome: 'error' }
    // The save replaces a lead that has expired or was erased.
    const { lead } = store.getState().leadApplication
    if (lead === null) return { outcome: 'error' }
    const { id, token } = lead
    const left = await request(leaveDevice, { params: { id }, body: { sendLink: true }, leadToken: token })
    // The reply of an earlier call was lost, which has sent the link, or another device ended the access.
    const hasLeftBefore = left.outcome !== 'ok' && hasProblemType(left, 'access-ended')
    return hasLeftBefore ? { outcome: 'ok', reply: null } : left
  }

  const leave = async () => {
    const left = await run(requestLeave)
    if (left?.outcome !== 'ok') return
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
