// Shows on the review and after a new password whether other devices can open the application, with a button that ends
// their access.
import { endOtherDevices, leadDevices } from '@loan/domain/contract/devices'
import { useEffect, useState } from 'react'
import { useSingleRequest } from '../../api/useSingleRequest.ts'
import { useAppContext, useApplicationState } from '../../app-context/AppContext.tsx'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useNamespace } from '../../texts/useNamespace.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { takeFocus } from '../../ui/takeFocus.ts'
import { Text } from '../../ui/Text.tsx'

export const OtherDevices = () => {
  const lead = useApplicationState(({ leadApplication }) => leadApplication.lead)
  const hasTexts = useNamespace('devices')
  return hasTexts && lead !== null ? <LeadDevices key={lead.token} id={lead.id} token={lead.token} /> : null
}

type LeadDevicesProps = { readonly id: string; readonly token: string }

const LeadDevices = ({ id, token }: LeadDevicesProps) => {
  const { request } = useAppContext()
  const t = useTexts('devices')
  const { run, isBusy, failure } = useSingleRequest()
  const [others, setOthers] = useState<'unknown' | 'none' | 'some' | 'ended'>('unknown')

  useEffect(() => {
    const controller = new AbortController()
    const read = async () => {
      const result = await request(leadDevices, { params: { id }, leadToken: token, signal: controller.signal })
      // A failed request is ignored, because the review works without this information.
      if (result.outcome === 'ok' && !controller.signal.aborted) setOthers(result.reply.others > 0 ? 'some' : 'none')
    }
    void read()
    return () => controller.abort()
  }, [id, token, request])

  const end = async () => {
    const ended = await run((keys) =>
      keys.send(id, (idempotencyKey) => request(endOtherDevices, { params: { id }, leadToken: token, idempotencyKey })),
    )
    if (ended?.outcome === 'ok') setOthers('ended')
  }

  if (others === 'ended') {
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <Callout kind="success">{t('others>ended')}</Callout>
      </div>
    )
  }
  return others === 'some' ? (
    <Stack gap="close" start>
      <Text>{t('others>some')}</Text>
      <RequestProblem failure={failure} />
      <Button variant="secondary" busy={isBusy} onClick={() => void end()}>
        {t('others>end')}
      </Button>
    </Stack>
  ) : null
}
