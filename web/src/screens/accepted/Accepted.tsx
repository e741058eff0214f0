// ACCEPTED: the lender accepted the application. Shows the receipt and the next steps, and promises no outcome.
import type { AcceptedOffer } from '@loan/domain/contract/agreement'
import { continueLead } from '@loan/domain/contract/lead'
import { AcceptedScene } from 'virtual:scene/AcceptedScene'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { PageLoader } from '../../page/PageLoader.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useLeadAction } from '../../lead-session/useLeadAction.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { AgreedTexts } from '../agreed-texts/AgreedTexts.tsx'
import { getLenderName } from '../lender-step/getLenderName.ts'
import type { LeadScreenProps } from '../frame/leadScreenProps.ts'
import { ScreenForm } from '../frame/ScreenForm.tsx'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { StepList } from '../frame/StepList.tsx'
import { useScreenErrors } from '../frame/useScreenErrors.ts'
import { ContractStep } from '../offer-terms/ContractStep.tsx'
import { findAcceptedOffer } from '../offer-terms/findAcceptedOffer.ts'
import { Receipt } from '../offer-terms/Receipt.tsx'
import { useAcceptedOffer } from '../offer-terms/useAcceptedOffer.ts'
import { usePaymentSteps } from '../offer-terms/usePaymentSteps.ts'

const steps = ['contact', 'contract', 'withdraw'] as const

/** A contract to sign is on this screen, so the lender does not send one. After the signature, the applicant has read it. */
const listNextSteps = (contract: AcceptedOffer['contract'] | undefined): readonly (typeof steps)[number][] => {
  if (!contract) return steps
  return contract.signed === null ? ['contract', 'withdraw'] : ['withdraw']
}

export const Accepted = ({ status }: LeadScreenProps) => {
  const { product } = useAppContext()
  const t = useTexts('accepted')
  const goOn = useLeadAction(continueLead)
  const errors = useScreenErrors()
  const getPaymentSteps = usePaymentSteps()
  const outcome = useAcceptedOffer(status)
  const common = useTexts()
  const lenderName = getLenderName(status)
  const lender = lenderName ?? product.displayName
  const contract = outcome.accepted?.contract
  const heading = {
    title: lenderName === null ? t('titleWithoutLender') : t('title', { lender }),
    properName: lenderName,
    scene: <AcceptedScene />,
  }
  if (outcome.isLoading) {
    return (
      <>
        <ScreenHeading {...heading} />
        <PageLoader label={common('loading')} />
      </>
    )
  }
  return (
    <>
      <ScreenHeading {...heading} help={t(contract?.signed === null ? 'helpToSign' : 'help', { lender })} />
      {contract && <ContractStep contract={contract} offer={outcome.accepted.offer} lender={lender} id={status.id} />}
      <Receipt status={status} outcome={outcome} />
      <Stack gap="tight">
        <h2>{t('nextTitle')}</h2>
        <StepList
          steps={[
            ...listNextSteps(contract).map((step) => ({ text: t(`next>${step}`, { lender }) })),
            ...getPaymentSteps(findAcceptedOffer(status), outcome.accepted),
          ]}
        />
      </Stack>
      <RequestProblem failure={goOn.failure} />
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
    </>
  )
}
