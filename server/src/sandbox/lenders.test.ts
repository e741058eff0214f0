import { neverShown } from '@loan/domain/countries/neverShown'
import { countries } from '@loan/domain/countries/registry'
import { catalogue } from '@loan/domain/data-points/catalogue'
import { isLenderStepState, lenderSteps, lenderStepStates } from '@loan/domain/lender-steps/lenderSteps'
import { dataPointsOf } from '@loan/domain/pages/chain'
import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { anna, lucia } from '../testing/personas.ts'
import { buildPlan, lenders } from './lenders.ts'
import { resolveScenario } from './scenarios.ts'

describe('the lenders', () => {
  it('are all of countries there are, each with its own key, name and address', () => {
    for (const { country } of lenders) expect(Object.keys(countries)).toContain(country)
    for (const fact of ['key', 'name', 'redirectUrl'] as const) {
      expect(new Set(lenders.map((lender) => lender[fact])).size).toBe(lenders.length)
    }
  })

  it('ask between them for every state that lenders of these countries have', () => {
    const asked = new Set<string>(
      lenders.flatMap(({ requires, offer }) => [...requires, ...(offer === null ? [] : [offer.state])]),
    )
    expect(lenderStepStates.filter((state) => !asked.has(state))).toEqual([])
  })

  it.each(lenders)('$key asks nothing its country keeps from being asked', ({ country, requires }) => {
    const forbidden = new Set<string>(neverShown[country]?.map(({ path }) => path))
    const asked = requires.flatMap((state) => {
      if (!isLenderStepState(state)) return []
      const step = lenderSteps[state]
      return 'dataPoints' in step ? dataPointsOf(step, catalogue).map(({ path }) => path) : []
    })
    expect(asked.filter((path) => forbidden.has(path))).toEqual([])
  })

  it('who serve one purpose are asked first, and by nobody else', () => {
    const planFor = (loanPurpose: string) =>
      buildPlan(
        products['tukan-pl'],
        { ...anna.answers, otherDetails: { ...anna.answers.otherDetails, loanPurpose } },
        null,
      )
    expect(planFor('debt_consolidation')).toEqual(['kasztan', 'polanka', 'jarzebina', 'zimorodek'])
    expect(planFor('bills')).toEqual(['polanka', 'jarzebina', 'zimorodek'])
  })

  it('who serve one purpose stay out of the scenarios', () => {
    expect(buildPlan(products['tukan-es'], lucia.answers, resolveScenario('rejected'))).toEqual([
      'alcaravan',
      'encina',
      'abubilla',
    ])
  })
})
