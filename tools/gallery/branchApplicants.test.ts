import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { buildPersona } from '../../server/src/personas/persona.ts'
import { branchApplicants, stepsOf } from './branchApplicants.ts'
import { pageSteps } from './pageSteps.ts'

const now = new Date()

describe.each(Object.values(products).map((product) => [product.id, product] as const))(
  'applicants of %s',
  (_id, one) => {
    const invented = ([0, 1, 2] as const).map((place) => buildPersona(one, now, place))

    it('together take every step from page to page', () => {
      const taken = [...invented, ...branchApplicants(one, now)].flatMap((application) => stepsOf(one, application))
      const left = pageSteps(one)
        .map(({ from, to }) => `${from} ${to ?? ''}`)
        .filter((step) => !taken.includes(step))
      expect(left).toEqual([])
    })

    it('are at most six besides the personas', () => {
      expect(branchApplicants(one, now).length).toBeLessThanOrEqual(6)
    })
  },
)
