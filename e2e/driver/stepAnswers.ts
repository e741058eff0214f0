// The answers of a persona in a lender step, derived from the table of steps without the name of a state.
import { catalogue } from '@loan/domain/data-points/catalogue'
import { readAnswer, writeAnswers } from '@loan/domain/lead/answers'
import { withoutKnown } from '@loan/domain/lender-steps/knownOtherwise'
import type { LenderStep } from '@loan/domain/lender-steps/lenderStep'
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { applyingDataPoints, dataPointsOf, type NamedDataPoint } from '@loan/domain/pages/chain'
import type { StateName } from '@loan/domain/states'
import { buildStepAnswers } from '../../server/src/testing/stepAnswers.ts'
import { productOf } from '../personas/persona.ts'
import { controlsOf, fillDataPoint } from './controls.ts'
import { sentBy } from './visits.ts'
import type { Leaving } from './way.ts'

const stepDataPoints = (state: StateName): readonly NamedDataPoint[] => {
  const step: LenderStep | null = isLenderStepState(state) ? lenderSteps[state] : null
  return step !== null && 'dataPoints' in step ? dataPointsOf(step, catalogue) : []
}

type Asked = Pick<Leaving, 'state' | 'lead' | 'status'>

/** The answer from the persona's pages, which the screen restores; undefined where the lender disputes it. */
const keptOf = ({ lead, status }: Asked, { path }: NamedDataPoint) =>
  status.questions?.errors.some(({ fieldName }) => fieldName === path) === true
    ? undefined
    : readAnswer(sentBy(lead.persona), path)

/**
 * The answers of this persona in the step that end in the lead, in the order of the data points. `isKept`: the screen
 * restores the answer. Throws before the persona's country is loaded, which a submit does.
 */
export const answersFor = (asked: Asked) => {
  const { state, lead, status } = asked
  const names = status.questions?.dataPoints ?? stepDataPoints(state).map(({ name }) => name)
  const answers = buildStepAnswers(names, lead.persona.product)
  const knowing = { product: productOf(lead.persona), application: sentBy(lead.persona) }
  const dataPoints = withoutKnown(stepDataPoints(state), knowing).filter(({ name }) => names.includes(name))
  const given = dataPoints.flatMap((dataPoint) => {
    const kept = keptOf(asked, dataPoint)
    const value = kept ?? readAnswer(answers, dataPoint.path)
    return value === undefined ? [] : [{ dataPoint, value, isKept: kept !== undefined }]
  })
  const application = writeAnswers(
    sentBy(lead.persona),
    given.map(({ dataPoint, value }) => [dataPoint.path, value]),
  )
  const applying = applyingDataPoints(dataPoints, application)
  return given.filter(({ dataPoint }) => applying.includes(dataPoint))
}

export const fillQuestions = async (leaving: Leaving): Promise<void> => {
  for (const { dataPoint, value, isKept } of answersFor(leaving)) {
    if (isKept) continue
    await controlsOf(leaving.screen, dataPoint).first().waitFor()
    await fillDataPoint(leaving.screen, dataPoint, value)
  }
}
