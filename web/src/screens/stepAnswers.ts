// Builds the payload of a lender step: required and changed answers by section, and the paths of removed answers.
import { readAnswer, writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'
import type { NamedDataPoint } from '@loan/domain/pages/chain'

type Answered = {
  /** The data points that apply. */
  readonly shown: readonly NamedDataPoint[]
  readonly application: LeadApplication
}

export type StepAnswers = {
  readonly sections: LeadApplication
  /** Paths of optional answers that the applicant removed; absent when there are none. */
  readonly takenBack?: LeadPath[]
}

/** The third parameter lists the data points that the lender requires, changed or not. */
export const stepAnswersOf = (
  { shown, application }: Answered,
  before: LeadApplication,
  wanted: readonly NamedDataPoint[],
): StepAnswers => {
  const answers = shown.map((dataPoint) => ({
    dataPoint,
    path: dataPoint.path,
    answer: readAnswer(application, dataPoint.path),
    known: readAnswer(before, dataPoint.path),
  }))
  const sent = answers.flatMap(({ dataPoint, path, answer, known }) =>
    answer !== undefined && (answer !== known || wanted.includes(dataPoint)) ? [[path, answer] as const] : [],
  )
  const takenBack = answers.flatMap(({ path, answer, known }) =>
    answer === undefined && known !== undefined ? [path] : [],
  )
  return { sections: writeAnswers({}, sent), ...(takenBack.length > 0 && { takenBack }) }
}
