// ACCEPTED: the lender accepted the application. Shows the receipt and the next steps, and promises no outcome.
import { continueLead } from '@loan/domain/contract/lead'
import { AcceptedScene } from 'virtual:scene/AcceptedScene'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useFormats } from '../../formats/useFormats.ts'
import { PageLoader } from '../../page/PageLoader.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useLeadAction } from '../../lead-session/useLeadAction.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { AgreedTexts } from '../agreed-texts/AgreedTexts.tsx'
import { getLenderName } from '../lender-step/getLenderName.ts'
import { SentProgress } from '../lender-step/SentProgress.tsx'
import type { LeadScreenProps } from '../frame/leadScreenProps.ts'
import { OutcomeColumns } from '../frame/OutcomeColumns.tsx'
import { ScreenForm } from '../frame/ScreenForm.tsx'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { StepList } from '../frame/StepList.tsx'
import { useScreenErrors } from '../frame/useScreenErrors.ts'
import { ContractStep } from '../offer-terms/ContractStep.tsx'
import { Receipt } from '../offer-terms/Receipt.tsx'
import { useAcceptedOffer } from '../offer-terms/useAcceptedOffer.ts'
import { useNextSteps } from './useNextSteps.ts'

export const Accepted = ({ status }: LeadScreenProps) => {
  const { product } = useAppContext()
  const t = useTexts('accepted')
  const receipt = useTexts('receipt')
  const common = useTexts()
  const { money } = useFormats()
  const goOn = useLeadAction(continueLead)
  const errors = useScreenErrors()
  const outcome = useAcceptedOffer(status)
  const lenderName = getLenderName(status)
  const lender = lenderName ?? product.displayName
  const { accepted, isLoading } = outcome
  const contract = accepted?.contract
  const nextSteps = useNextSteps(accepted, lender)
  const isSigned = Boolean(contract?.signed)

  const getTitle = (): string => {
    if (lenderName === null) return t('titleWithoutLender')
    if (!isSigned || accepted === null) return t('title', { lender })
    return receipt('titleSigned', { lender, amount: money(accepted.offer.amount) })
  }

  /** After the signature, the card below says what happened and what to save. */
  const getHelp = (): string | undefined => (isSigned ? undefined : t(contract ? 'helpToSign' : 'help', { lender }))

  return (
    <OutcomeColumns
      start={
        <>
          <SentProgress stage="contract" isDone={isSigned} />
          <ScreenHeading
            title={getTitle()}
            properName={lenderName}
            help={isLoading ? undefined : getHelp()}
            scene={<AcceptedScene />}
          />
          {isLoading && <PageLoader label={common('loading')} />}
          {contract && <ContractStep contract={contract} offer={accepted.offer} lender={lender} id={status.id} />}
        </>
      }
      receipt={isLoading ? null : <Receipt status={status} outcome={outcome} />}
      end={
        !isLoading && (
          <>
            <Stack gap="tight">
              <h2>{t('nextTitle')}</h2>
              <StepList steps={nextSteps} />
            </Stack>
            <RequestProblem failure={goOn.failure} />
            {/* No gap, because the targets have padding. */}
            <div>
              <ScreenForm
                errors={errors}
                onSubmit={() => void goOn.run(({ id }) => ({ params: { id }, body: { choice: 'next' } }))}
              >
                <Stack start>
                  <Button type="submit" variant="quiet" busy={goOn.isBusy}>
                    {t('finish')}
                  </Button>
                </Stack>
              </ScreenForm>
              <AgreedTexts />
            </div>
          </>
        )
      }
    />
  )
}
