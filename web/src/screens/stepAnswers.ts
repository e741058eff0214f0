// What a step sends: the answers asked for, and those changed, in the sections of the payload; and what was taken back.
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
  /** Paths of optional answers that were known, and are no more; absent where there are none. */
  readonly takenBack?: LeadPath[]
}

/** `wanted`: those the lender asks for, changed or not. */
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
