// THANK_YOU: the end of the application. Names the lender that has the application and offers a new one.
import { AcceptedScene } from 'virtual:scene/AcceptedScene'
import { useTexts } from '../../texts/useTexts.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { LateAgreedTexts } from '../agreed-texts/lateAgreedTexts.ts'
import { getLenderName } from '../lender-step/getLenderName.ts'
import type { LeadScreenProps } from '../frame/leadScreenProps.ts'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { StartAgain } from '../frame/StartAgain.tsx'
import { StepList } from '../frame/StepList.tsx'
import { findAcceptedOffer } from '../offer-terms/findAcceptedOffer.ts'
import { Receipt } from '../offer-terms/Receipt.tsx'
import { usePaymentSteps } from '../offer-terms/usePaymentSteps.ts'

export const ThankYou = ({ status }: LeadScreenProps) => {
  const t = useTexts('thank-you')
  const lender = getLenderName(status)
  const payments = usePaymentSteps()(findAcceptedOffer(status))
  return (
    <>
      <ScreenHeading
        title={t('title')}
        help={lender === null ? t('helpWithoutLender') : t('help', { lender })}
        scene={<AcceptedScene />}
      />
      <Receipt status={status} />
      {payments.length > 0 && (
        <Stack gap="tight">
          <h2>{t('paymentsTitle')}</h2>
          <StepList steps={payments} />
        </Stack>
      )}
      <Text>{t('closeHint')}</Text>
      <Callout kind="info">{t('sharedDevice')}</Callout>
      <LateAgreedTexts />
      <StartAgain />
    </>
  )
}
