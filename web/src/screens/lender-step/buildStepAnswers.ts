// Builds the payload of a lender step: its required answers and its changed ones, and the paths of removed answers.
import { readAnswer, writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'

type FormAnswers = {
  /** The data points of the form that apply. */
  readonly shown: readonly NamedDataPoint[]
  /** The application with the answers of the form. */
  readonly application: LeadApplication
}

export type StepAnswers = {
  /** The sent answers, by section of the payload. */
  readonly sections: LeadApplication
  /** Paths of optional answers that the applicant removed; absent when there are none. */
  readonly removedPaths?: LeadPath[]
}

/** Compares the form with the stored application. Answers to `requiredDataPoints` are sent even when unchanged. */
export const buildStepAnswers = (
  { shown, application }: FormAnswers,
  storedApplication: LeadApplication,
  requiredDataPoints: readonly NamedDataPoint[],
): StepAnswers => {
  const answers = shown.map((dataPoint) => ({
    dataPoint,
    path: dataPoint.path,
    answer: readAnswer(application, dataPoint.path),
    previous: readAnswer(storedApplication, dataPoint.path),
  }))
  const sent = answers.flatMap(({ dataPoint, path, answer, previous }) =>
    answer !== undefined && (answer !== previous || requiredDataPoints.includes(dataPoint))
      ? [[path, answer] as const]
      : [],
  )
  const removedPaths = answers.flatMap(({ path, answer, previous }) =>
    answer === undefined && previous !== undefined ? [path] : [],
  )
  return { sections: writeAnswers({}, sent), ...(removedPaths.length > 0 && { removedPaths }) }
}
