// Conditions under which a page or a data point applies, as data. Navigation, progress, the server and the journey map
// use the same conditions.
import { type AnswerAt, type AnswerValue, readAnswer } from '../lead/answers.ts'
import type { LeadApplication, LeadPath } from '../lead/application.ts'

export type Condition<Path extends LeadPath = LeadPath, Value extends AnswerValue = AnswerValue> = {
  readonly path: Path
  readonly isOneOf: readonly Value[]
}

/** Holds if at least one condition does: the answer at its `path` is one of its values. */
export type When<One extends Condition = Condition> = readonly [One, ...One[]]

/**
 * Its type contains the values, which the pages and a test compare with the option keys (`countries/optionKeys.ts`).
 */
export const when = <Path extends LeadPath, const Value extends AnswerAt<Path>>(
  path: Path,
  ...isOneOf: readonly Value[]
): When<Condition<Path, Value>> => [{ path, isOneOf }]

export const either = <First extends Condition, Second extends Condition>(
  first: When<First>,
  second: When<Second>,
): When<First | Second> => [...first, ...second]

export const isConditionMet = (condition: readonly Condition[] | undefined, application: LeadApplication): boolean => {
  if (condition === undefined) return true
  return condition.some(({ path, isOneOf }) => {
    const answer = readAnswer(application, path)
    return answer !== undefined && isOneOf.includes(answer)
  })
}
