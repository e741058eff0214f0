// What people type and paste in a country, as tests: what is stored of it, and what is refused. Tables stand beside the
// country's details.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Country } from '../countries/country.ts'
import { contextIn, loadCountryRules } from './context.ts'
import { type Asked, outcomeOf, type WrongValues, wrongRows } from './refusals.ts'

export type TypedCase = Omit<Asked, 'country'> & {
  readonly name: string
  readonly stored: readonly (readonly [typed: string, stored: string])[]
  readonly wrong: WrongValues
}

const leastWrong = 30

/** `many`: the cases that must know at least thirty wrong values. */
export const testTyping = (country: Country, cases: readonly TypedCase[], many: readonly string[]): void => {
  beforeAll(() => loadCountryRules(contextIn(country)))

  describe.each(cases)('$name', ({ stored: kept, wrong, ...rest }) => {
    const asked: Asked = { country, ...rest }
    it.each(kept)('%j is stored as %j', (typed, stored) => {
      expect(outcomeOf(asked, typed)).toBe(stored)
      expect(outcomeOf(asked, stored)).toBe(stored)
    })
    it.each(wrongRows(wrong))('%s: %j is %s', (_where, raw, code) => {
      expect(outcomeOf(asked, raw)).toEqual({ code })
    })
  })

  it.each(many)('knows at least 30 wrong values of %s', (name) => {
    const wrong = cases.find((one) => one.name === name)?.wrong ?? {}
    expect(new Set(wrongRows(wrong).map(([, raw]) => raw)).size).toBeGreaterThanOrEqual(leastWrong)
  })
}
