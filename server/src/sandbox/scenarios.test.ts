import { describe, expect, it } from 'vitest'
import { lenders } from './lenders.ts'
import { buildSandboxGuide } from './sandboxGuide.ts'
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
  ])('%s -> %s', (email, expected) => {
    expect(parseScenarioTag(email)).toBe(expected)
  })
})

describe('scenarios', () => {
  it.each(Object.keys(scenarios))('%s leaves every lender whole', (tag) => {
    const scenario = resolveScenario(tag)
    expect(scenario).not.toBeNull()
    for (const lender of lenders) {
      expect(withScenario(lender, scenario, 0)).toMatchObject({ key: lender.key, country: lender.country })
    }
  })

  it('knows no lender twice', () => {
    expect(new Set(lenders.map(({ key }) => key)).size).toBe(lenders.length)
  })

  it('are told in the guide (npx vitest run server/src/lenders -u writes it)', async () => {
    await expect(buildSandboxGuide()).toMatchFileSnapshot('../../../docs/sandbox.md')
  })
})
