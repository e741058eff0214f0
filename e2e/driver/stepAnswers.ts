// The answers of a persona in a lender step, derived from the table of steps without the name of a state.
import { catalogue } from '@loan/domain/data-points/catalogue'
import { readAnswer, writeAnswers } from '@loan/domain/lead/answers'
import { omitAnswered } from '@loan/domain/lender-steps/omitAnswered'
import type { LenderStep } from '@loan/domain/lender-steps/lenderStep'
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { filterApplicableDataPoints, requireDataPoints, type NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { StateName } from '@loan/domain/states'
import { buildStepAnswers } from '../../server/src/testing/stepAnswers.ts'
import { getProduct } from '../personas/persona.ts'
import { fillDataPoint } from './controls.ts'
import { buildPayload } from './storedSession.ts'
import type { ActionContext } from './screenAction.ts'

const listStepDataPoints = (state: StateName): readonly NamedDataPoint[] => {
  const step: LenderStep | null = isLenderStepState(state) ? lenderSteps[state] : null
  return step !== null && 'dataPoints' in step ? requireDataPoints(step, catalogue) : []
}

type StepInput = Pick<ActionContext, 'state' | 'lead' | 'status'>

/** The answer from the persona's pages, which the screen restores; undefined where the lender disputes it. */
const findRestoredAnswer = ({ lead, status }: StepInput, { path }: NamedDataPoint) =>
  status.questions?.errors.some(({ fieldName }) => fieldName === path) === true
    ? undefined
    : readAnswer(buildPayload(lead.persona), path)

/**
 * The answers of this persona in the step that end in the lead, in the order of the data points. `isRestored`: the
 * screen restores the answer. Throws before the persona's country is loaded, which a submit does.
 */
export const listStepAnswers = (stepInput: StepInput) => {
  const { state, lead, status } = stepInput
  const names = status.questions?.dataPoints ?? listStepDataPoints(state).map(({ name }) => name)
  const answers = buildStepAnswers(names, lead.persona.product)
  const answered = { product: getProduct(lead.persona), application: buildPayload(lead.persona) }
  const dataPoints = omitAnswered(listStepDataPoints(state), answered).filter(({ name }) => names.includes(name))
  const given = dataPoints.flatMap((dataPoint) => {
    const restored = findRestoredAnswer(stepInput, dataPoint)
    const value = restored ?? readAnswer(answers, dataPoint.path)
    return value === undefined ? [] : [{ dataPoint, value, isRestored: restored !== undefined }]
  })
  const application = writeAnswers(
    buildPayload(lead.persona),
    given.map(({ dataPoint, value }) => [dataPoint.path, value]),
  )
  const applicable = filterApplicableDataPoints(dataPoints, application)
  return given.filter(({ dataPoint }) => applicable.includes(dataPoint))
}

export const fillQuestions = async (actionContext: ActionContext): Promise<void> => {
  for (const { dataPoint, value, isRestored } of listStepAnswers(actionContext)) {
    if (isRestored) continue
    await fillDataPoint(actionContext.screen, dataPoint, value)
  }
}
