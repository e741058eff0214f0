// The return from a provider in a separate tab, when the form is embedded in another page. Reports the result; the
// embedded form continues on its own.
import { comeBack } from '@loan/domain/contract/lead'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'wouter'
import type { RequestFailure } from '../../api/request.ts'
import { createRequestKeys } from '../../api/requestKeys.ts'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { RequestProblem } from '../../context/RequestProblem.tsx'
import { useNamespace } from '../../context/useNamespace.ts'
import { useTexts } from '../../context/useTexts.ts'
import { Loader } from '../../ui/Loader.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { ScreenHeading } from '../ScreenHeading.tsx'
import { isFinalReturn } from './isFinalReturn.ts'
import { clearWayBack, type WayBack } from './wayBack.ts'

export const BackBeside = ({ wayBack }: { readonly wayBack: WayBack }) => {
  const { request } = useApplication()
  const hasTexts = useNamespace('hand-over')
  const t = useTexts('hand-over')
  const common = useTexts()
  const [failure, setFailure] = useState<RequestFailure | null>(null)
  const [isDone, setDone] = useState(false)
  const [keys] = useState(createRequestKeys)

  const handOn = async () => {
    const result = await request(comeBack, { body: wayBack, idempotencyKey: keys.keyFor(wayBack) })
    keys.settle(result)
    const open = result.outcome === 'ok' || isFinalReturn(result) ? null : result
    setFailure(open)
    if (open !== null) return
    setDone(true)
    clearWayBack()
  }
  const handOnOnce = useEffectEvent(() => void handOn())
  useEffect(() => handOnOnce(), [])

  if (!hasTexts) return <Loader label={common('loading')} />
  return (
    <section data-screen="back-beside">
      <Stack>
        <ScreenHeading title={t('back>title')} help={t('back>beside')} />
        <RequestProblem failure={failure} onRetry={() => void handOn()} />
        {!isDone && failure === null && <Loader label={common('loading')} />}
        {/* The tab of the form can be closed, or this browser did not store its lead. */}
        {isDone && (
          <p>
            <Link href="/continue">{common('footer>continue')}</Link>
          </p>
        )}
      </Stack>
    </section>
  )
}
