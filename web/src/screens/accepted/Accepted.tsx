// ACCEPTED: the lender accepted the application. Lists the next steps and promises no outcome.
import { continueLead } from '@loan/domain/contract/lead'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { useTexts } from '../../context/useTexts.ts'
import { RequestProblem } from '../../context/RequestProblem.tsx'
import { useLeadAction } from '../../journey/useLeadAction.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { LateAgreedTexts } from '../lateAgreedTexts.ts'
import { lenderNameOf } from '../lenderName.ts'
import type { LeadScreenProps } from '../leadScreenProps.ts'
import { ScreenForm } from '../ScreenForm.tsx'
import { ScreenHeading } from '../ScreenHeading.tsx'
import { TextList } from '../TextList.tsx'
import { useScreenErrors } from '../useScreenErrors.ts'
import { check } from '../../ui/icons.ts'

const nextSteps = ['contact', 'contract', 'withdraw'] as const

export const Accepted = ({ status }: LeadScreenProps) => {
  const { product } = useApplication()
  const t = useTexts('accepted')
  const goOn = useLeadAction(continueLead)
  const errors = useScreenErrors()
  const lender = lenderNameOf(status) ?? product.displayName
  return (
    <>
      <ScreenHeading title={t('title')} help={t('help', { lender })} icon={check} />
      <Stack gap="close">
        <h2>{t('nextTitle')}</h2>
        <TextList ordered items={nextSteps.map((step) => t(`next>${step}`, { lender }))} />
      </Stack>
      <RequestProblem failure={goOn.failure} />
      <ScreenForm
        errors={errors}
        onSubmit={() => void goOn.run(({ id }) => ({ params: { id }, body: { choice: 'next' } }))}
      >
        <Button type="submit" fullWidth busy={goOn.isBusy}>
          {t('finish')}
        </Button>
      </ScreenForm>
      <LateAgreedTexts />
    </>
  )
}
