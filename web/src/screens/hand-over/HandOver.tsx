// The screen of a hand-over: INSTANTOR, WENANCE_TINK (bank links), MONEYMAN_PAYLANDS (card check) and /smava (a partner
// site, in REDIRECTED). Names the provider, the passed data and the reason. Redirects only on a press.
// @assumed What a bank link reads, and that a card check refunds its charge, because the specification only names the
// states.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { getRoute } from '@loan/domain/states'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { LenderFrame, useLenderName } from '../lender-step/LenderFrame.tsx'
import { NotReady } from '../lender-step/NotReady.tsx'
import type { LeadScreenProps } from '../frame/leadScreenProps.ts'
import { TextList } from '../frame/TextList.tsx'
import { ProviderReturnCallback } from './ProviderReturnCallback.tsx'
import { SharedDataList } from './SharedDataList.tsx'
import { useHandOver } from './useHandOver.ts'
import { clearProviderReturn, readProviderReturn } from './providerReturn.ts'

type HandOverData = NonNullable<LeadStatus['handOver']>

export const HandOver = ({ state, status }: LeadScreenProps) => {
  const { handOver } = status
  const [providerReturn, setProviderReturn] = useState(() => readProviderReturn(window.location.search))
  if (handOver !== null && providerReturn !== null) {
    const forget = () => {
      clearProviderReturn()
      setProviderReturn(null)
    }
    return (
      <ProviderReturnCallback
        status={status}
        provider={handOver.provider}
        providerReturn={providerReturn}
        onContinue={forget}
      />
    )
  }
  if (handOver !== null) {
    // The key mounts a new page after a failed return, so that its heading gets the focus.
    return <HandOverPage key={handOver.outcome ?? 'open'} status={status} data={handOver} />
  }
  return state === 'REDIRECTED' ? <Redirect to={getRoute(state)} replace /> : <NotReady status={status} />
}

type HandOverPageProps = { readonly status: LeadStatus; readonly data: HandOverData }

const HandOverPage = ({ status, data }: HandOverPageProps) => {
  const { kind, provider, passes, outcome } = data
  const { isEmbedded } = useAppContext()
  const t = useTexts('hand-over')
  const handOver = useHandOver(kind)
  const lender = useLenderName(status)
  const dataTexts = useDataTexts(data, lender)
  const hasFailed = outcome === 'failed'
  const textParams = { lender, provider }
  const actionButton = (
    <Stack gap="close">
      {handOver.isUrlInvalid && (
        <Callout kind="danger" live>
          {t('urlInvalid')}
        </Callout>
      )}
      <Button
        fullWidth
        busy={handOver.isBusy}
        describedBy="hand-over-after"
        onClick={() => void handOver.openProvider()}
      >
        {t(hasFailed ? 'again' : 'go', { provider })}
      </Button>
      <Text id="hand-over-after" muted>
        {isEmbedded ? t('inNewTab', { provider }) : t(`${kind}>after`)}
      </Text>
    </Stack>
  )
  return (
    <LenderFrame
      status={status}
      title={hasFailed ? t(`${kind}>failed>title`, textParams) : t(`${kind}>title`, textParams)}
      help={hasFailed ? t(`${kind}>failed>help`, textParams) : t(`${kind}>help`, textParams)}
      failure={handOver.failure}
      onRetry={() => void handOver.openProvider()}
      legalNoticesBelow={kind === 'partner-site' ? 'redirected' : 'pages'}
    >
      {/* After a failure the button comes first, because the applicant has read the explanation. */}
      {hasFailed && actionButton}
      <Stack gap="close">
        <Text>{t(`${kind}>who`, textParams)}</Text>
        <TextList items={dataTexts} />
      </Stack>
      <Stack gap="close">
        <Stack gap="tight">
          <h2>{t('passed>title', { provider })}</h2>
          <Text muted>{t(`${kind}>why`, { provider })}</Text>
        </Stack>
        <SharedDataList passes={passes} />
      </Stack>
      {!hasFailed && actionButton}
    </LenderFrame>
  )
}

/** Returns the explanation of the hand-over, one sentence per item. */
const useDataTexts = ({ kind, provider, host, chargeAmount }: HandOverData, lender: string): readonly string[] => {
  const t = useTexts('hand-over')
  const address = host === undefined ? [] : [t('host', { host })]
  const { exactMoney } = useLazyFormats()
  switch (kind) {
    case 'bank-link':
      return [t('bank-link>readOnly', { provider }), t('bank-link>read'), t('bank-link>login', { lender }), ...address]
    case 'card-check':
      return [
        ...(chargeAmount === undefined ? [] : [t('card-check>charge', { provider, amount: exactMoney(chargeAmount) })]),
        t('card-check>cardData', { provider }),
        ...address,
      ]
    case 'partner-site':
      return [t('partner-site>press'), ...(host === undefined ? [t('partner-site>address', { provider })] : address)]
    default:
      return kind satisfies never
  }
}
