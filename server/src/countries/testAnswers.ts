// The type of the answers that tests give in a country, in addition to those of its personas.
import type { AnswerValue } from '@loan/domain/lead/answers'

export type TestAnswers = {
  /** A mobile number that no persona has. */
  readonly otherPhoneNumber: string
  /** The answers to the questions of lenders, by the name of the data point. */
  readonly dataPoints: Readonly<Record<string, AnswerValue>>
}
