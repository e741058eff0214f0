// THANK_YOU: the end of the application. The title names who acts next, and the screen offers a new application.
import { AcceptedScene } from 'virtual:scene/AcceptedScene'
import { useFormats } from '../../formats/useFormats.ts'
import { PageLoader } from '../../page/PageLoader.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { AgreedTexts } from '../agreed-texts/AgreedTexts.tsx'
import { getLenderName } from '../lender-step/getLenderName.ts'
import type { LeadScreenProps } from '../frame/leadScreenProps.ts'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { StartAgain } from '../frame/StartAgain.tsx'
import { StepList } from '../frame/StepList.tsx'
import { ContractStep } from '../offer-terms/ContractStep.tsx'
import { findAcceptedOffer } from '../offer-terms/findAcceptedOffer.ts'
import { Receipt } from '../offer-terms/Receipt.tsx'
import { useAcceptedOffer } from '../offer-terms/useAcceptedOffer.ts'
import { usePaymentSteps } from '../offer-terms/usePaymentSteps.ts'

export const ThankYou = ({ status }: LeadScreenProps) => {
  const t = useTexts('thank-you')
  const common = useTexts()
  const { money } = useFormats()
  const outcome = useAcceptedOffer(status)
  const getPaymentSteps = usePaymentSteps()
  if (outcome.isLoading) {
    // Who acts next is not known yet.
    return (
      <>
        <ScreenHeading title={t('titleWithoutLender')} scene={<AcceptedScene />} />
        <PageLoader label={common('loading')} />
      </>
    )
  }
  const { accepted } = outcome
  const lender = getLenderName(status)
  const payments = getPaymentSteps(findAcceptedOffer(status), accepted)
  const contract = accepted?.contract
  const isToSign = contract?.signed === null

  const getTitle = (): string => {
    if (lender === null) return t('titleWithoutLender')
    if (!accepted?.contract) return t('title', { lender })
    return t(isToSign ? 'titleToSign' : 'titleSigned', { lender, amount: money(accepted.offer.amount) })
  }

  return (
    <>
      <ScreenHeading
        title={getTitle()}
        properName={lender}
        help={lender === null ? t('helpWithoutLender') : undefined}
        scene={<AcceptedScene />}
      />
      {contract && lender !== null && (
        <ContractStep contract={contract} offer={accepted.offer} lender={lender} id={status.id} />
      )}
      <Receipt status={status} outcome={outcome} />
      {payments.length > 0 && (
        <Stack gap="tight">
          <h2>{t('paymentsTitle')}</h2>
          <StepList steps={payments} />
        </Stack>
      )}
      {!isToSign && <Text>{t('closeHint')}</Text>}
      <Callout kind="info">{t('sharedDevice')}</Callout>
      <AgreedTexts />
      <StartAgain />
    </>
  )
}
