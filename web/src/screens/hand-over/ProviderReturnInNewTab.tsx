// The return from a provider in a separate tab, when the form is embedded in another page. Reports the result; the
// embedded form continues on its own.
import { reportProviderReturn } from '@loan/domain/contract/lead'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'wouter'
import type { RequestFailure } from '../../api/request.ts'
import { createRequestKeys } from '../../api/requestKeys.ts'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { PageLoader } from '../../page/PageLoader.tsx'
import { useNamespace } from '../../texts/useNamespace.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Loader } from '../../ui/Loader.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { clearProviderReturn, isReturnRejected, type ProviderReturn } from './providerReturn.ts'

export const ProviderReturnInNewTab = ({ providerReturn }: { readonly providerReturn: ProviderReturn }) => {
  const { request } = useAppContext()
  const hasTexts = useNamespace('hand-over')
  const t = useTexts('hand-over')
  const common = useTexts()
  const [failure, setFailure] = useState<RequestFailure | null>(null)
  const [isDone, setDone] = useState(false)
  const [keys] = useState(createRequestKeys)

  const sendReturn = () =>
    keys.send(providerReturn, (idempotencyKey) =>
      request(reportProviderReturn, { body: providerReturn, idempotencyKey }),
    )
  const reportReturn = () =>
    void sendReturn().then((result) => {
      const pendingFailure = result.outcome === 'ok' || isReturnRejected(result) ? null : result
      setFailure(pendingFailure)
      if (pendingFailure !== null) return
      setDone(true)
      clearProviderReturn()
    })
  const reportOnMount = useEffectEvent(reportReturn)
  useEffect(() => reportOnMount(), [])

  if (!hasTexts) return <PageLoader label={common('loading')} />
  return (
    <section data-screen="provider-return">
      <Stack>
        <ScreenHeading title={t('back>title')} help={t('back>inNewTab')} />
        <RequestProblem failure={failure} onRetry={reportReturn} />
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
