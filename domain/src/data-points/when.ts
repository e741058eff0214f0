// Conditions under which a page or a data point applies, as data. Navigation, progress, the server and the journey map
// use the same conditions.
import { type AnswerValue, readAnswer } from '../lead/answers.ts'
import type { LeadApplication, LeadPath } from '../lead/application.ts'

type Condition = { readonly path: LeadPath; readonly isOneOf: readonly AnswerValue[] }

/** Holds if at least one condition does: the answer at its `path` is one of its values. */
export type When = readonly [Condition, ...Condition[]]

export const when = (path: LeadPath, ...isOneOf: readonly AnswerValue[]): When => [{ path, isOneOf }]

export const either = (first: When, second: When): When => [...first, ...second]

export const isConditionMet = (condition: When | undefined, application: LeadApplication): boolean => {
  if (condition === undefined) return true
  return condition.some(({ path, isOneOf }) => {
    const answer = readAnswer(application, path)
    return answer !== undefined && isOneOf.includes(answer)
  })
}
