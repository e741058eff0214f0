import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { buildPersona } from '../../server/src/personas/persona.ts'
import { branchApplicants, listSteps } from './branchApplicants.ts'
import { listPageSteps } from '../../tools/gallery/pageSteps.ts'

const now = new Date()

describe.each(Object.values(products).map((product) => [product.id, product] as const))(
  'applicants of %s',
  (_id, one) => {
    const invented = ([0, 1, 2] as const).map((index) => buildPersona(one, now, index))

    it('together take every step from page to page', () => {
      const coveredSteps = [...invented, ...branchApplicants(one, now)].flatMap((application) =>
        listSteps(one, application),
      )
      const missing = listPageSteps(one)
        .map(({ from, to }) => `${from} ${to ?? ''}`)
        .filter((step) => !coveredSteps.includes(step))
      expect(missing).toEqual([])
    })

    it('are at most six besides the personas', () => {
      expect(branchApplicants(one, now).length).toBeLessThanOrEqual(6)
    })
  },
)
