// What a step sends: the answers asked for, and those changed, in the sections of the payload.
import { readAnswer, writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { NamedDataPoint } from '@loan/domain/pages/chain'

type Answered = {
  /** The data points that apply. */
  readonly asked: readonly NamedDataPoint[]
  readonly application: LeadApplication
}

/** An answer that was taken out is told as an empty text; one of another kind cannot be. */
const isText = ({ kind }: NamedDataPoint): boolean => kind === 'text' || kind === 'code' || kind === 'phone'

/** `wanted`: those the lender asks for, changed or not. */
export const stepAnswersOf = (
  { asked, application }: Answered,
  before: LeadApplication,
  wanted: readonly NamedDataPoint[],
): LeadApplication =>
  writeAnswers(
    {},
    asked.flatMap((dataPoint) => {
      const { path } = dataPoint
      const answer = readAnswer(application, path)
      const known = readAnswer(before, path)
      if (answer === undefined) return known !== undefined && isText(dataPoint) ? [[path, ''] as const] : []
      return answer !== known || wanted.includes(dataPoint) ? [[path, answer] as const] : []
    }),
  )
