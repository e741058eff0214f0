import { describe, expect, it } from 'vitest'
import { lenders } from './lenders.ts'
import { parseScenarioTag, resolveScenario, scenarios, withScenario } from './scenarios.ts'

describe('parseScenarioTag', () => {
  it.each([
    ['anna+rejected@example.com', 'rejected'],
    ['anna+REJECTED@example.com', 'rejected'],
    ['anna+a+slow@example.com', 'slow'],
    ['anna@example.com', null],
    ['anna+newsletter@example.com', null],
    ['anna+constructor@example.com', null],
    ['+rejected', null],
    [undefined, null],
  ])('parses %s as %s', (email, expected) => {
    expect(parseScenarioTag(email)).toBe(expected)
  })
})

describe('scenarios', () => {
  it.each(Object.keys(scenarios))('%s changes neither the key nor the country of a lender', (tag) => {
    const scenario = resolveScenario(tag)
    expect(scenario).not.toBeNull()
    for (const lender of lenders) {
      expect(withScenario(lender, scenario, 0)).toMatchObject({ key: lender.key, country: lender.country })
    }
  })

  it('have unique lender keys', () => {
    expect(new Set(lenders.map(({ key }) => key)).size).toBe(lenders.length)
  })
})
