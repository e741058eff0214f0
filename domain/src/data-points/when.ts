// Conditions under which a page or a data point is asked, as data: evaluated the same forwards, backwards,
// in progress and on the server, and drawable on a map.
import { type AnswerValue, readAnswer } from '../lead/answers.ts'
import type { LeadApplication, LeadPath } from '../lead/application.ts'

type Condition = { readonly path: LeadPath; readonly isOneOf: readonly AnswerValue[] }

/** Holds when at least one of its conditions does: the answer at `path` is one of the values. */
export type When = readonly [Condition, ...Condition[]]

export const when = (path: LeadPath, ...isOneOf: readonly AnswerValue[]): When => [{ path, isOneOf }]

export const either = (first: When, second: When): When => [...first, ...second]

export const holds = (condition: When | undefined, application: LeadApplication): boolean => {
  if (condition === undefined) return true
  return condition.some(({ path, isOneOf }) => {
    const answer = readAnswer(application, path)
    return answer !== undefined && isOneOf.includes(answer)
  })
}
