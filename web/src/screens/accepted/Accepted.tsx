// ACCEPTED: the lender accepted the application. Shows the receipt and the next steps, and promises no outcome.
import { continueLead } from '@loan/domain/contract/lead'
import { AcceptedScene } from 'virtual:scene/AcceptedScene'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useLeadAction } from '../../lead-session/useLeadAction.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { LateAgreedTexts } from '../agreed-texts/lateAgreedTexts.ts'
import { getLenderName } from '../lender-step/getLenderName.ts'
import type { LeadScreenProps } from '../frame/leadScreenProps.ts'
import { ScreenForm } from '../frame/ScreenForm.tsx'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { StepList } from '../frame/StepList.tsx'
import { useScreenErrors } from '../frame/useScreenErrors.ts'
import { findAcceptedOffer } from '../offer-terms/findAcceptedOffer.ts'
import { Receipt } from '../offer-terms/Receipt.tsx'
import { usePaymentSteps } from '../offer-terms/usePaymentSteps.ts'

const nextSteps = ['contact', 'contract', 'withdraw'] as const

export const Accepted = ({ status }: LeadScreenProps) => {
  const { product } = useAppContext()
  const t = useTexts('accepted')
  const goOn = useLeadAction(continueLead)
  const errors = useScreenErrors()
  const getPaymentSteps = usePaymentSteps()
  const lenderName = getLenderName(status)
  const lender = lenderName ?? product.displayName
  return (
    <>
      <ScreenHeading
        title={lenderName === null ? t('titleWithoutLender') : t('title', { lender })}
        properName={lenderName}
        help={t('help', { lender })}
        scene={<AcceptedScene />}
      />
      <Receipt status={status} />
      <Stack gap="tight">
        <h2>{t('nextTitle')}</h2>
        <StepList
          steps={[
            ...nextSteps.map((step) => ({ text: t(`next>${step}`, { lender }) })),
            ...getPaymentSteps(findAcceptedOffer(status)),
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
      <LateAgreedTexts />
    </>
  )
}
