// THANK_YOU: the end of the application. The title names who acts next, and the screen offers a new application.
import { AcceptedScene } from 'virtual:scene/AcceptedScene'
import { useFormats } from '../../formats/useFormats.ts'
import { PageLoader } from '../../page/PageLoader.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Text } from '../../ui/Text.tsx'
import { AgreedTexts } from '../agreed-texts/AgreedTexts.tsx'
import { getLenderName } from '../lender-step/getLenderName.ts'
import type { LeadScreenProps } from '../frame/leadScreenProps.ts'
import { OutcomeColumns } from '../frame/OutcomeColumns.tsx'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { StartAgain } from '../frame/StartAgain.tsx'
import { ContractStep } from '../offer-terms/ContractStep.tsx'
import { Receipt } from '../offer-terms/Receipt.tsx'
import { useAcceptedOffer } from '../offer-terms/useAcceptedOffer.ts'

export const ThankYou = ({ status }: LeadScreenProps) => {
  const t = useTexts('thank-you')
  const receipt = useTexts('receipt')
  const common = useTexts()
  const { money } = useFormats()
  const outcome = useAcceptedOffer(status)
  const { accepted, isLoading } = outcome
  const lender = getLenderName(status)
  const contract = accepted?.contract
  const needsSignature = contract?.signed === null

  const getTitle = (): string => {
    // The accepted offer decides who acts next.
    if (lender === null || isLoading) return t('titleWithoutLender')
    if (!accepted?.contract) return t('title', { lender })
    if (needsSignature) return t('titleToSign', { lender })
    return receipt('titleSigned', { lender, amount: money(accepted.offer.amount) })
  }

  return (
    <OutcomeColumns
      start={
        <>
          <ScreenHeading
            title={getTitle()}
            properName={isLoading ? null : lender}
            help={lender === null && !isLoading ? t('helpWithoutLender') : undefined}
            scene={<AcceptedScene />}
          />
          {isLoading && <PageLoader label={common('loading')} />}
          {contract && lender !== null && (
            <ContractStep contract={contract} offer={accepted.offer} lender={lender} id={status.id} />
          )}
        </>
      }
      receipt={isLoading ? null : <Receipt status={status} outcome={outcome} />}
      end={
        !isLoading && (
          <>
            {!needsSignature && <Text>{t('closeHint')}</Text>}
            <Callout kind="info">{t('sharedDevice')}</Callout>
            <AgreedTexts />
            <StartAgain />
          </>
        )
      }
    />
  )
}
