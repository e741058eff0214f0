// Translates a received requirement, and checks that its details fit its step.
import { readAnswer } from '@loan/domain/lead/answers'
import type { CallProblem, EventContext } from '../../ports/callingLender.ts'
import type { LenderEvent, RequirementDetails } from '../../ports/lenderEvent.ts'
import type { ReceivedEvent } from './lenderMessages.ts'

type ReceivedStep = Extract<ReceivedEvent, { kind: 'requires-step' }>

const findProblem = (
  { step, answers, sides, isRequired, confirm }: ReceivedStep,
  { application }: Pick<EventContext, 'application'>,
): string | null => {
  const isDispute = step === 'WNIOSEK_UZUPELNIENIE'
  if (isDispute && answers === undefined) return 'answers: this step needs the answers to correct'
  if (!isDispute && answers !== undefined) return 'answers: only for the step WNIOSEK_UZUPELNIENIE'
  if (step !== 'ID_UPLOAD' && sides !== undefined) return 'sides: only for the step ID_UPLOAD'
  if (step !== 'ID_UPLOAD' && isRequired !== undefined) return 'isRequired: only for the step ID_UPLOAD'
  if (isDispute && confirm === true) return 'confirm: not for the step WNIOSEK_UZUPELNIENIE'
  const absent = answers?.findIndex((path) => readAnswer(application, path) === undefined) ?? -1
  return absent === -1 ? null : `answers.${absent}: the application has no such answer`
}

const buildDetails = ({ answers, sides, isRequired, confirm }: ReceivedStep): RequirementDetails => ({
  ...(confirm === true && { requiresConfirmation: true }),
  ...(answers !== undefined && { disputedAnswers: answers.map((path) => ({ path, code: 'unknown' })) }),
  ...(sides !== undefined && { uploadSides: sides }),
  ...(isRequired === true && { needsUpload: true }),
})

export const toRequirement = (
  received: ReceivedStep,
  context: Pick<EventContext, 'application'>,
): LenderEvent | CallProblem => {
  const problem = findProblem(received, context)
  if (problem !== null) return { problem }
  const details = buildDetails(received)
  return {
    kind: 'requires-step',
    state: received.step,
    ...(Object.keys(details).length > 0 && { details }),
  }
}
