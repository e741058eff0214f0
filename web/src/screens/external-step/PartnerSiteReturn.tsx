// The return from a provider in a separate tab, when the form is embedded in another page. Reports the result; the
// embedded form continues on its own.
import { comeBack } from '@loan/domain/contract/lead'
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
import { isFinalReturn } from './isFinalReturn.ts'
import { clearProviderReturn, type ProviderReturn } from './providerReturn.ts'

export const PartnerSiteReturn = ({ providerReturn }: { readonly providerReturn: ProviderReturn }) => {
  const { request } = useAppContext()
  const hasTexts = useNamespace('hand-over')
  const t = useTexts('hand-over')
  const common = useTexts()
  const [failure, setFailure] = useState<RequestFailure | null>(null)
  const [isDone, setDone] = useState(false)
  const [keys] = useState(createRequestKeys)

  const continueOnce = () =>
    void request(comeBack, { body: providerReturn, idempotencyKey: keys.keyFor(providerReturn) }).then((result) => {
      keys.onResult(result)
      const open = result.outcome === 'ok' || isFinalReturn(result) ? null : result
      setFailure(open)
      if (open !== null) return
      setDone(true)
      clearProviderReturn()
    })
  const continueOnlyOnce = useEffectEvent(continueOnce)
  useEffect(() => continueOnlyOnce(), [])

  if (!hasTexts) return <PageLoader label={common('loading')} />
  return (
    <section data-screen="back-beside">
      <Stack>
        <ScreenHeading title={t('back>title')} help={t('back>beside')} />
        <RequestProblem failure={failure} onRetry={continueOnce} />
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
