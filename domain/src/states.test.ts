// The table of states is complete and has unique codes and routes.
import { describe, expect, it } from 'vitest'
import {
  isAfterOffer,
  parseProgressState,
  parseState,
  getRoute,
  toScreenName,
  type StateName,
  states,
} from './states.ts'

const rows = Object.values(states)

/** stateTable.test.ts compares the rows with those of the specification. */
const stateCount = rows.length

describe('the states', () => {
  // Shows spec 4.1
  it('are numbered from 0 without a gap', () => {
    expect(rows.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: stateCount }, (_, code) => code),
    )
  })
  // Shows spec 4.2
  it('have unique routes', () => {
    expect(new Set(rows.map(({ route }) => route)).size).toBe(rows.length)
  })
  // Shows spec 4.3, 4.4, 4.5
  it('are before the offer or after it', () => {
    const before: readonly StateName[] = [
      'NONE',
      'LOAN_INFORMATION',
      'PERSONAL_DETAILS',
      'CONTACT_DETAILS',
      'INCOME_DETAILS',
      'OTHER_INFORMATION',
      'EMPLOYMENT_DETAILS',
      'REFERENCE_INFORMATION',
    ]
    for (const { code } of rows) {
      const name = parseState(code)
      expect(name !== null && isAfterOffer(name), String(name)).toBe(name !== null && !before.includes(name))
    }
  })
  // Shows spec 2.21
  it.each([stateCount, -1, 1.5, '10', null, undefined, Number.NaN, {}])(
    'do not include %j, which leads to the index',
    (code) => {
      expect(parseState(code)).toBeNull()
      expect(getRoute(parseState(code))).toBe('/')
    },
  )
  // Shows spec 3.34
  it.each([
    [13, 'REJECTED'],
    [[6, 7], 'MOBILE_VERIFICATION'],
    [[6, 99], 'CHECKING'],
    [[], null],
    [['6'], null],
  ])('progress %j is %s', (progress, name) => {
    expect(parseProgressState(progress)).toBe(name)
  })
  it('have a name in lower kebab case in the page', () => {
    expect(toScreenName('CHANGE_MOBILE_NUMBER')).toBe('change-mobile-number')
  })
})
