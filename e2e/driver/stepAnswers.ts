// What a persona answers in a lender's step, from the table of steps alone: no state is known by name.
import { catalogue } from '@loan/domain/data-points/catalogue'
import { readAnswer, writeAnswers } from '@loan/domain/lead/answers'
import type { LenderStep } from '@loan/domain/lender-steps/lenderStep'
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { applyingDataPoints, dataPointsOf, type NamedDataPoint } from '@loan/domain/pages/chain'
import type { StateName } from '@loan/domain/states'
import { answersTo } from '../../server/src/testing/stepAnswers.ts'
import { controlsOf, fillDataPoint } from './controls.ts'
import { sentBy } from './visits.ts'
import type { Leaving } from './way.ts'

const stepDataPoints = (state: StateName): readonly NamedDataPoint[] => {
  const step: LenderStep | null = isLenderStepState(state) ? lenderSteps[state] : null
  return step !== null && 'dataPoints' in step ? dataPointsOf(step, catalogue) : []
}

/** What the lender still wants of this persona: the answers by data point, in the order asked. */
export const answersFor = ({ state, lead, status }: Pick<Leaving, 'state' | 'lead' | 'status'>) => {
  const names = status.questions?.dataPoints ?? stepDataPoints(state).map(({ name }) => name)
  const answers = answersTo(names, lead.persona.product)
  const asked = stepDataPoints(state).filter(({ name }) => names.includes(name))
  const application = writeAnswers(
    sentBy(lead.persona),
    asked.flatMap(({ path }) => {
      const value = readAnswer(answers, path)
      return value === undefined ? [] : [[path, value] as const]
    }),
  )
  return applyingDataPoints(asked, application).flatMap((dataPoint) => {
    const value = readAnswer(answers, dataPoint.path)
    return value === undefined ? [] : [{ dataPoint, value }]
  })
}

/** Fills in what is asked; what stands there already, and is not doubted, stays. */
export const fillQuestions = async (leaving: Leaving): Promise<void> => {
  const { screen, lead, status } = leaving
  const doubted = status.questions?.errors.map(({ fieldName }) => fieldName) ?? []
  for (const { dataPoint, value } of answersFor(leaving)) {
    const isKnown = readAnswer(sentBy(lead.persona), dataPoint.path) !== undefined
    if (isKnown && !doubted.includes(dataPoint.path)) continue
    await controlsOf(screen, dataPoint).first().waitFor()
    await fillDataPoint(screen, dataPoint, value)
  }
}
