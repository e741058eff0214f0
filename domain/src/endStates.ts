// The states in which an application has ended, by code. Apart from `states.ts`, because the first chunk of the page reads
// these numbers and not the table of states.

/** ACCEPTED and THANK_YOU. @assumed a rejected applicant may start again with the same answers, one sent on may come back. */
const endStateCodes: readonly number[] = [10, 11]
const lastStateCode = 41

export const isEndStateCode = (code: number): boolean => endStateCodes.includes(code)

/** Of a list the last known code counts, as in `parseProgressState`. */
export const isEndProgress = (progressState: number | readonly number[]): boolean => {
  const codes = typeof progressState === 'number' ? [progressState] : progressState
  return isEndStateCode(codes.findLast((code) => Number.isInteger(code) && code >= 0 && code <= lastStateCode) ?? 0)
}
