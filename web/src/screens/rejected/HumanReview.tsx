// Requests a review of the automated decision by a person, below what the law says about it. Shows the confirmation in
// place of the button.
import { continueLead } from '@loan/domain/contract/lead'
import { useEffect, useRef } from 'react'
import { LegalNotices } from '../../page/LegalNotices.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useLeadAction } from '../../lead-session/useLeadAction.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { ScreenForm } from '../frame/ScreenForm.tsx'
import { useScreenErrors } from '../frame/useScreenErrors.ts'

export const HumanReview = ({ isRequested }: { readonly isRequested: boolean }) => {
  const t = useTexts('rejected')
  const review = useLeadAction(continueLead)
  const errors = useScreenErrors()
  const confirmation = useRef<HTMLDivElement>(null)
  const wasRequested = useRef(isRequested)

  // The focused button is removed, so move the focus to the confirmation.
  useEffect(() => {
    if (isRequested && !wasRequested.current) confirmation.current?.focus()
    wasRequested.current = isRequested
  }, [isRequested])

  return (
    <Stack gap="close">
      <h2>{t('review>title')}</h2>
      <LegalNotices position="rejected" appearance="plain" />
      {isRequested ? (
        <div ref={confirmation} tabIndex={-1}>
          <Callout kind="success">{t('review>requested')}</Callout>
        </div>
      ) : (
        <>
          <Text>{t('review>help')}</Text>
          <RequestProblem failure={review.failure} />
          <ScreenForm
            errors={errors}
            onSubmit={() => void review.run(({ id }) => ({ params: { id }, body: { choice: 'review-by-person' } }))}
          >
            <Button type="submit" fullWidth busy={review.isBusy}>
              {t('review>action')}
            </Button>
          </ScreenForm>
        </>
      )}
    </Stack>
  )
}
