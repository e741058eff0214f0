// Compares `isEndProgress`, which does not import the table of states, with that table.
import { expect, it } from 'vitest'
import { isEndProgress } from './endStates.ts'
import { isEndState, parseProgressState, states } from './states.ts'

const stateCodes = Object.values(states).map(({ code }) => code)
const codes = [...stateCodes, -1, Math.max(...stateCodes) + 1, 9.5, 1001]
const lists = codes.flatMap((code) => [[code], [10, code], [code, 11], [7, 99, code]])

it.each([[], ...codes, ...lists].map((progress) => ({ progress })))(
  '$progress is an end if its state is one',
  ({ progress }) => {
    const state = parseProgressState(progress)
    expect(isEndProgress(progress), 'lastStateCode in domain/src/endStates.ts is the highest code of a state').toBe(
      state !== null && isEndState(state),
    )
  },
)

it('an application ends in two states', () => {
  expect(codes.filter((code) => isEndProgress(code))).toEqual([states.ACCEPTED.code, states.THANK_YOU.code])
})
