import { forbiddenDataPoints } from '@loan/domain/countries/forbiddenDataPoints'
import { countries } from '@loan/domain/countries/registry'
import { catalogue } from '@loan/domain/data-points/catalogue'
import { isLenderStepState, lenderSteps, lenderStepStates } from '@loan/domain/lender-steps/lenderSteps'
import { requireDataPoints } from '@loan/domain/pages/pageDataPoints'
import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { serverCountries } from '../countries/registry.ts'
import { anna, lucia } from '../testing/personas.ts'
import { buildPlan, lenders } from './lenders.ts'
import { resolveScenario } from './scenarios.ts'

describe('the lenders', () => {
  it('belong to existing countries and have unique keys, names and URLs', () => {
    for (const { country } of lenders) expect(Object.keys(countries)).toContain(country)
    for (const property of ['key', 'name', 'redirectUrl'] as const) {
      expect(new Set(lenders.map((lender) => lender[property])).size).toBe(lenders.length)
    }
  })

  it('have the registrations that a notice of their country promises, with distinct numbers', () => {
    const registered = lenders.filter(({ country }) =>
      countries[country].notices.some(({ key }) => key === 'company-registration'),
    )
    expect(registered.length).toBeGreaterThan(0)
    for (const { country, registrations = [] } of registered) {
      expect(registrations.map(({ name }) => name)).toEqual(serverCountries[country].requiredRegistrations)
    }
    const numbers = registered.flatMap(({ registrations = [] }) => registrations.map(({ number }) => number))
    expect(new Set(numbers).size).toBe(numbers.length)
    const others = lenders.filter((lender) => !registered.includes(lender))
    expect(others.flatMap(({ country }) => serverCountries[country].requiredRegistrations ?? [])).toEqual([])
  })

  it('cover every lender step state', () => {
    const required = new Set<string>(
      lenders.flatMap(({ requires, offer }) => [...requires, ...(offer === null ? [] : [offer.state])]),
    )
    expect(lenderStepStates.filter((state) => !required.has(state))).toEqual([])
  })

  it.each(lenders)('$key requires no data point that its country never shows', ({ country, requires }) => {
    const forbidden = new Set<string>(forbiddenDataPoints[country]?.map(({ path }) => path))
    const required = requires.flatMap((state) => {
      if (!isLenderStepState(state)) return []
      const step = lenderSteps[state]
      return 'dataPoints' in step ? requireDataPoints(step, catalogue).map(({ path }) => path) : []
    })
    expect(required.filter((path) => forbidden.has(path))).toEqual([])
  })

  it('with one purpose are first in the plan for it and absent from other plans', () => {
    const buildPlanFor = (loanPurpose: string) =>
      buildPlan(
        products['tukan-pl'],
        { ...anna.answers, otherDetails: { ...anna.answers.otherDetails, loanPurpose } },
        null,
      )
    expect(buildPlanFor('debt_consolidation')).toEqual(['kasztan', 'polanka', 'jarzebina', 'zimorodek'])
    expect(buildPlanFor('bills')).toEqual(['polanka', 'jarzebina', 'zimorodek'])
  })

  it('with one purpose are absent from the plans of scenarios', () => {
    const plan = buildPlan(products['tukan-es'], lucia.answers, resolveScenario('rejected'))
    expect(plan.length).toBeGreaterThan(0)
    expect(lenders.filter(({ key, tier }) => tier === 0 && plan.includes(key))).toEqual([])
  })
})
