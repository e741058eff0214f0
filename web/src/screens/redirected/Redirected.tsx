// REDIRECTED: the lender continues the application on its own site. A countdown announces the redirect.
import { continueLead } from '@loan/domain/contract/lead'
import { partnerSite } from '@loan/domain/lender-steps/handOver'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { RedirectedScene } from 'virtual:scene/RedirectedScene'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { LegalNotices } from '../../page/LegalNotices.tsx'
import { PageLoader } from '../../page/PageLoader.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useLeadAction } from '../../lead-session/useLeadAction.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { takeFocus } from '../../ui/takeFocus.ts'
import { Text } from '../../ui/Text.tsx'
import { getLenderName } from '../lender-step/getLenderName.ts'
import { LiveRegion } from '../frame/LiveRegion.tsx'
import { markRedirected, wasRedirected } from '../redirect/markRedirected.ts'
import type { LeadScreenProps } from '../frame/leadScreenProps.ts'
import { OutcomeColumns } from '../frame/OutcomeColumns.tsx'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { Receipt } from '../offer-terms/Receipt.tsx'
import { useAcceptedOffer } from '../offer-terms/useAcceptedOffer.ts'
import { RedirectCountdown } from './RedirectCountdown.tsx'
import { parseRedirectUrl } from '../redirect/redirectUrl.ts'

/** A lender with a hand-over has the screen of the partner site instead. */
export const Redirected = ({ status }: LeadScreenProps) =>
  status.handOver === null ? <RedirectedOutcome status={status} /> : <Redirect to={partnerSite.route} replace />

const RedirectedOutcome = ({ status }: Pick<LeadScreenProps, 'status'>) => {
  const { product, storages, isEmbedded } = useAppContext()
  const t = useTexts('redirected')
  const common = useTexts()
  const finish = useLeadAction(continueLead)
  // An applicant who returns from the lender is not redirected again.
  // @assumed An embedded form has no countdown, because lenders' sites do not allow frames and open in a new tab, which
  // a browser allows only on a press.
  const [isCounting, setCounting] = useState(() => !isEmbedded && !wasRedirected(storages, status.id))
  const [isStopped, setStopped] = useState(false)
  const outcome = useAcceptedOffer(status)
  const { isLoading } = outcome
  const { redirect } = status
  const url = redirect && parseRedirectUrl(redirect.url)
  const lender = getLenderName(status) ?? url?.host ?? product.displayName

  const heading = { title: t('title'), help: t('help', { lender }), scene: <RedirectedScene /> }

  const leave = () => {
    if (redirect !== null) markRedirected(storages, { leadId: status.id, url: redirect.url, method: redirect.method })
    setCounting(false)
  }

  return (
    <OutcomeColumns
      start={
        <>
          <ScreenHeading {...heading} />
          {isLoading && <PageLoader label={common('loading')} />}
          {!isLoading && url === null && <Callout kind="warning">{t('noLink')}</Callout>}
          {!isLoading && url !== null && (
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
        </>
      }
      receipt={isLoading ? null : <Receipt status={status} outcome={outcome} />}
      end={
        !isLoading && (
          <>
            <LegalNotices position="redirected" />
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
    />
  )
}
