// The form an offer is accepted with: plain, or with the data points the lender asks with the acceptance.
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { PageDataPoints } from '@loan/domain/pages/pageRow'
import { type ReactNode, Suspense } from 'react'
import { useTexts } from '../../context/useTexts.ts'
import type { ActionOutcome } from '../../journey/useLeadAction.ts'
import { Loader } from '../../ui/Loader.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { ScreenForm } from '../ScreenForm.tsx'
import type { ScreenErrors } from '../useScreenErrors.ts'
import { AskingForm } from './AskingForm.tsx'
import type { AnswersSent } from './offerCalls.ts'

export type OfferFormProps = {
  /** Names the step. */
  readonly step: string
  /** Of the step; asked are those of them that the status names. */
  readonly dataPoints: PageDataPoints
  readonly questions: LeadStatus['questions']
  readonly errors: ScreenErrors
  /** True, and said in words, where something else than an answer stands in the way. */
  readonly isBlocked: (values: FormData) => boolean
  readonly onAccept: (values: FormData, answers: AnswersSent) => Promise<ActionOutcome | null>
  readonly lender: string
  readonly choice: ReactNode
  readonly children: ReactNode
}

export const OfferForm = (props: OfferFormProps) => {
  const { questions, errors, isBlocked, onAccept, choice, children } = props
  const t = useTexts()
  if (questions === null || questions.dataPoints.length === 0) {
    return (
      <ScreenForm errors={errors} onSubmit={(values) => void (isBlocked(values) || onAccept(values, {}))}>
        {choice}
        {children}
      </ScreenForm>
    )
  }
  return (
    <Suspense
      fallback={
        <Stack>
          <Loader label={t('loading')} />
        </Stack>
      }
    >
      <AskingForm {...props} names={questions.dataPoints} />
    </Suspense>
  )
}
