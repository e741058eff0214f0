// REDIRECTED: the lender continues the application on its own site. A countdown announces the redirect.
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

/** A lender with a hand-over has the screen of the partner site instead. */
export const Redirected = ({ status }: LeadScreenProps) =>
  status.handOver === null ? <GoingOn status={status} /> : <Redirect to={partnerSite.route} replace />

/** Takes the focus of the removed stop button. */
const takeFocus = (element: HTMLElement | null): void => element?.focus()

const GoingOn = ({ status }: Pick<LeadScreenProps, 'status'>) => {
  const { product, storages, isEmbedded } = useApplication()
  const t = useTexts('redirected')
  const finish = useLeadAction(continueLead)
  // An applicant who returns from the lender is not redirected again.
  // @assumed An embedded form has no countdown, because lenders' sites do not allow frames and open in a new tab, which
  // a browser allows only on a press.
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
