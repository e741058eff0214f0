// The screen of a hand-over: INSTANTOR, WENANCE_TINK (bank links), MONEYMAN_PAYLANDS (card check) and /smava (a partner
// site, in REDIRECTED). Names the provider, the passed data and the reason. Redirects only on a press.
// @assumed What a bank link reads, and that a card check refunds its charge, because the specification only names the
// states.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { getRoute } from '@loan/domain/states'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { useLaterFormats } from '../../context/useLaterFormats.ts'
import { useTexts } from '../../context/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { LenderFrame, useLenderName } from '../LenderFrame.tsx'
import { NotReady } from '../NotReady.tsx'
import type { LeadScreenProps } from '../leadScreenProps.ts'
import { TextList } from '../TextList.tsx'
import { ComingBack } from './ComingBack.tsx'
import { PassedList } from './PassedList.tsx'
import { useHandOver } from './useHandOver.ts'
import { clearWayBack, readWayBack } from './wayBack.ts'

type Facts = NonNullable<LeadStatus['handOver']>

export const HandOver = ({ state, status }: LeadScreenProps) => {
  const { handOver } = status
  const [wayBack, setWayBack] = useState(() => readWayBack(window.location.search))
  if (handOver !== null && wayBack !== null) {
    const forget = () => {
      clearWayBack()
      setWayBack(null)
    }
    return <ComingBack status={status} provider={handOver.provider} wayBack={wayBack} onHandedOn={forget} />
  }
  if (handOver !== null) {
    // The key mounts a new page after a failed return, so that its heading gets the focus.
    return <HandOverPage key={handOver.outcome ?? 'open'} status={status} facts={handOver} />
  }
  return state === 'REDIRECTED' ? <Redirect to={getRoute(state)} replace /> : <NotReady status={status} />
}

type HandOverPageProps = { readonly status: LeadStatus; readonly facts: Facts }

const HandOverPage = ({ status, facts }: HandOverPageProps) => {
  const { kind, provider, passes, outcome } = facts
  const { isEmbedded } = useApplication()
  const t = useTexts('hand-over')
  const handOver = useHandOver(kind)
  const lender = useLenderName(status)
  const factTexts = useFactTexts(facts, lender)
  const hasFailed = outcome === 'failed'
  const known = { lender, provider }
  const act = (
    <Stack gap="close">
      {handOver.isRejected && (
        <Notice kind="danger" live>
          {t('addressRefused')}
        </Notice>
      )}
      <Button fullWidth busy={handOver.isBusy} describedBy="hand-over-after" onClick={() => void handOver.go()}>
        {t(hasFailed ? 'again' : 'go', { provider })}
      </Button>
      <Text id="hand-over-after" size="small" muted>
        {isEmbedded ? t('beside', { provider }) : t(`${kind}>after`)}
      </Text>
    </Stack>
  )
  return (
    <LenderFrame
      status={status}
      title={hasFailed ? t(`${kind}>failed>title`, known) : t(`${kind}>title`, known)}
      help={hasFailed ? t(`${kind}>failed>help`, known) : t(`${kind}>help`, known)}
      failure={handOver.failure}
      onRetry={() => void handOver.go()}
      noticesBelow={kind === 'partner-site' ? 'redirected' : 'pages'}
    >
      {/* After a failure the button comes first, because the applicant has read the explanation. */}
      {hasFailed && act}
      <Stack gap="close">
        <Text>{t(`${kind}>who`, known)}</Text>
        <TextList items={factTexts} />
      </Stack>
      <Stack gap="close">
        <Stack gap="tight">
          <h2>{t('passed>title', { provider })}</h2>
          <Text muted>{t(`${kind}>why`, { provider })}</Text>
        </Stack>
        <PassedList passes={passes} />
      </Stack>
      {!hasFailed && act}
    </LenderFrame>
  )
}

/** Returns the explanation of the hand-over, one sentence per item. */
const useFactTexts = ({ kind, provider, chargeAmount }: Facts, lender: string): readonly string[] => {
  const t = useTexts('hand-over')
  const { exactMoney } = useLaterFormats()
  switch (kind) {
    case 'bank-link':
      return [t('bank-link>readOnly', { provider }), t('bank-link>read'), t('bank-link>login', { lender })]
    case 'card-check':
      return [
        ...(chargeAmount === undefined ? [] : [t('card-check>charge', { provider, amount: exactMoney(chargeAmount) })]),
        t('card-check>cardData', { provider }),
      ]
    case 'partner-site':
      return [t('partner-site>press'), t('partner-site>address', { provider })]
    default:
      return kind satisfies never
  }
}
