// The codes of the states in which an application has ended. Not in states.ts: this file is in the first chunk
// (docs/layers.md), and the table of states is not.

/** ACCEPTED and THANK_YOU. @assumed a rejected applicant may submit the same answers again, a redirected one return. */
const endStateCodes: readonly number[] = [10, 11]
const lastStateCode = 41

export const isEndStateCode = (code: number): boolean => endStateCodes.includes(code)

/** In a list, the last known code counts, as in `parseProgressState`. */
export const isEndProgress = (progressState: number | readonly number[]): boolean => {
  const codes = typeof progressState === 'number' ? [progressState] : progressState
  return isEndStateCode(codes.findLast((code) => Number.isInteger(code) && code >= 0 && code <= lastStateCode) ?? 0)
}
