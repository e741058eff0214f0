// The registry of faults covers the fault catalogue, plans are deterministic, and the table lists the failed seeds.
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coveredElsewhere } from './kinds/faultClasses.ts'
import { findUncovered, kinds } from './kinds/registry.ts'
import { buildPlan, describePlan } from './plan/plan.ts'
import { defaultSeeds, fullSuiteSeedCount } from './plan/seeds.ts'
import { isSameValue } from './checks/typedAnswers.ts'
import { fromRoot } from '../../tools/process/root.ts'
import { buildTable } from './report/buildTable.ts'
import { readCommand } from './readCommand.ts'

describe('the registry', () => {
  it('has a kind of fault or a separate test for every class of the catalogue', () => {
    expect(findUncovered()).toEqual([])
  })

  it.each(Object.entries(coveredElsewhere))('names an existing test for class %s: %s', (_number, file) => {
    expect(existsSync(fromRoot(file))).toBe(true)
  })

  it('has unique names', () => {
    const names = kinds.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })
})

describe('a plan', () => {
  it('is the same for the same seed', () => {
    expect(describePlan(buildPlan(17))).toBe(describePlan(buildPlan(17)))
  })

  it('uses every product and every kind within the seeds of the full suite', () => {
    const plans = Array.from({ length: fullSuiteSeedCount }, (_, planIndex) => buildPlan(planIndex + 1))
    expect(new Set(plans.map(({ product }) => product)).size).toBe(12)
    const met = new Set(plans.flatMap(({ faults }) => faults.map(({ kind }) => kind.name)))
    expect(kinds.map(({ name }) => name).filter((name) => !met.has(name))).toEqual([])
  })

  it('has several faults for each seed of the quick suite', () => {
    for (const seed of defaultSeeds) expect(buildPlan(seed).faults.length, `seed ${seed}`).toBeGreaterThan(2)
  })
})

describe('a typed value', () => {
  it.each([
    ['1 200 zł', '1200 zł', true],
    ['05', '5', true],
    ['Anna', 'anna', true],
    ['Anna', '', false],
    ['1200', '1201', false],
    ['ul. Długa 1', 'ul. Krótka 1', false],
  ])('%s is the same as %s: %s', (one, other, isSame) => {
    expect(isSameValue(one, other)).toBe(isSame)
  })
})

describe('the command', () => {
  it('runs one seed, or several with options', () => {
    expect(readCommand(['--seed', '12']).environment).toEqual({ CHAOS_SEEDS: '12-12' })
    const { environment, args } = readCommand(['--from', '1', '--to', '30', '--product', 'tukan-pl', '--workers', '3'])
    expect(environment).toEqual({ CHAOS_SEEDS: '1-30', CHAOS_PRODUCT: 'tukan-pl' })
    expect(args).toContain('--workers=3')
  })

  it('throws with the usage when no valid seed is named', () => {
    expect(() => readCommand([])).toThrow('--seed 12')
    expect(() => readCommand(['--seed', 'x'])).toThrow('should be a number')
  })
})

it('attributes a finding to the fault before it and lists the seed in the table', () => {
  const page = buildTable([
    {
      seed: 5,
      product: 'tukan-pl',
      injected: [{ kind: 'reload' }],
      findings: [{ kind: 'second lead', after: 'reload at half of name' }],
      stopped: null,
    },
  ])
  expect(page).toContain('| reload | 1 | 0 | 1 | 0 |')
  expect(page).toContain('| 5 | tukan-pl | second lead after reload at half of name |')
})
