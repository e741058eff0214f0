// Validates the control values of a page with the same rules as the server.
import { validateAnswer, readAcceptedValue } from '@loan/domain/validation/validateAnswer'
import { type AnswerValue, writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { ApplicationValidationContext } from '@loan/domain/pages/chain'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { isConditionMet } from '@loan/domain/data-points/when'
import type { ServerClock } from '../lib/serverClock.ts'
import type { InvalidDataPoint } from './buildDisplayedErrors.ts'
import { type ControlValues, toRawAnswer } from './controlNames.ts'
import { buildValidationContext } from './validationContext.ts'

export type ValidatedPage = {
  /** The application with this page's valid answers. Invalid answers and those that do not apply are removed. */
  readonly application: LeadApplication
  readonly shown: readonly NamedDataPoint[]
  readonly invalid: readonly InvalidDataPoint[]
}

/** Validates in order, so that the condition of a data point can use earlier answers of the page. */
export const validatePage = (
  dataPoints: readonly NamedDataPoint[],
  values: ControlValues,
  context: Pick<ApplicationValidationContext, 'product' | 'application' | 'isShownLater'> & {
    readonly clock: Pick<ServerClock, 'now'>
  },
  /** Whether the stored answer is used without validation. */
  isAlreadyAnswered?: (dataPoint: NamedDataPoint) => boolean | undefined,
): ValidatedPage =>
  dataPoints.reduce<ValidatedPage>(
    ({ application, shown, invalid }, dataPoint, index) => {
      const withAnswer = (answer: AnswerValue | undefined) => writeAnswers(application, [[dataPoint.path, answer]])
      if (!isConditionMet(dataPoint.when, application)) return { application: withAnswer(undefined), shown, invalid }
      if (isAlreadyAnswered?.(dataPoint)) return { application, shown: [...shown, dataPoint], invalid }
      const isShownLater = (name: string) =>
        dataPoints.slice(index + 1).some((later) => later.name === name && !isAlreadyAnswered?.(later)) ||
        context.isShownLater?.(name) === true
      const validationContext = buildValidationContext({ ...context, application, isShownLater })
      const validation = validateAnswer(dataPoint, toRawAnswer(dataPoint, values), validationContext)
      return {
        shown: [...shown, dataPoint],
        application: withAnswer(readAcceptedValue(validation)),
        invalid: validation.outcome === 'invalid' ? [...invalid, { dataPoint, error: validation.error }] : invalid,
      }
    },
    { application: context.application, shown: [], invalid: [] },
  )
