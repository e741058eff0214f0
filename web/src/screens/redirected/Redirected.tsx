// REDIRECTED: a lender goes on with the application on its own site. Nobody is sent there without seeing it come.
import { continueLead } from '@loan/domain/contract/lead'
import { partnerSite } from '@loan/domain/lender-steps/handOver'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { LegalNotices } from '../../context/LegalNotices.tsx'
import { useTexts } from '../../context/useTexts.ts'
import { RequestProblem } from '../../context/RequestProblem.tsx'
import { useLeadAction } from '../../journey/useLeadAction.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { lenderNameOf } from '../lenderName.ts'
import { LiveRegion } from '../LiveRegion.tsx'
import { markRedirected, wasRedirected } from '../markRedirected.ts'
import type { LeadScreenProps } from '../leadScreenProps.ts'
import { ScreenHeading } from '../ScreenHeading.tsx'
import { RedirectCountdown } from './RedirectCountdown.tsx'
import { parseRedirectUrl } from '../redirectUrl.ts'
import { external } from '../../ui/icons.ts'

/** Some lenders want what is passed to be shown first: that is the screen beside this one. */
export const Redirected = ({ status }: LeadScreenProps) =>
  status.handOver === null ? <GoingOn status={status} /> : <Redirect to={partnerSite.route} replace />

/** Of the button that is gone. */
const takeFocus = (element: HTMLElement | null): void => element?.focus()

const GoingOn = ({ status }: Pick<LeadScreenProps, 'status'>) => {
  const { product, storages, isEmbedded } = useApplication()
  const t = useTexts('redirected')
  const finish = useLeadAction(continueLead)
  // Whoever comes back from the lender is not sent away a second time.
  // @assumed inside another page nobody is sent on by a countdown: lenders' sites refuse frames, so theirs opens beside
  // that page, which a browser allows on a press alone.
  const [isCounting, setCounting] = useState(() => !isEmbedded && !wasRedirected(storages, status.id))
  const [isStopped, setStopped] = useState(false)
  const { redirect } = status
  const url = redirect && parseRedirectUrl(redirect.url)
  const lender = lenderNameOf(status) ?? url?.host ?? product.displayName

  const leave = () => {
    if (redirect !== null) markRedirected(storages, { leadId: status.id, url: redirect.url, method: redirect.method })
    setCounting(false)
  }

  return (
    <>
      <ScreenHeading title={t('title')} help={t('help', { lender })} icon={external} />
      {url === null ? (
        <Notice kind="warning">{t('noLink')}</Notice>
      ) : (
        <Stack gap="close">
          <Text>{t('leaving', { host: url.host })}</Text>
          <Text>{t('passed')}</Text>
          {isCounting && (
            <RedirectCountdown
              seconds={redirect?.afterSeconds ?? 0}
              onStop={() => {
                setCounting(false)
                setStopped(true)
              }}
              onEnd={() => {
                leave()
                window.location.assign(url.href)
              }}
            />
          )}
          <LiveRegion>
            {isStopped && (
              <div ref={takeFocus} tabIndex={-1}>
                <Text>{t('stopped')}</Text>
              </div>
            )}
          </LiveRegion>
          <ButtonLink
            href={url.href}
            target={isEmbedded ? '_blank' : undefined}
            rel="noopener noreferrer"
            fullWidth
            onClick={leave}
          >
            {t('goNow', { lender })}
          </ButtonLink>
        </Stack>
      )}
      <LegalNotices place="redirected" />
      <RequestProblem failure={finish.failure} />
      <Stack start>
        <Button
          variant="quiet"
          busy={finish.isBusy}
          onClick={() => void finish.run(({ id }) => ({ params: { id }, body: { choice: 'next' } }))}
        >
          {t('finished')}
        </Button>
      </Stack>
    </>
  )
}
