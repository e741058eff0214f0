import { requireIsoDate } from '@loan/domain/calendar'
import { catalogue } from '@loan/domain/data-points/catalogue'
import { isConditionMet } from '@loan/domain/data-points/when'
import { readAnswer } from '@loan/domain/lead/answers'
import { buildChain } from '@loan/domain/pages/chain'
import { requireDataPoints } from '@loan/domain/pages/pageDataPoints'
import { findInvalidAnswers } from '@loan/domain/pages/applicationAnswers'
import { products } from '@loan/domain/products/registry'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { dynamicPagesSliceSchema, leadApplicationSliceSchema } from '../../web/src/store/schemas.ts'
import { buildPageApplicant } from './pageApplicant.ts'

const now = new Date()
const today = requireIsoDate(now.toISOString().slice(0, 10))

describe.each(Object.values(products).map((product) => [product.id, product] as const))(
  'applicants of %s',
  (_id, product) => {
    const chain = buildChain(product)

    it.each(chain.map((page) => [page.key, page] as const))(
      'reach %s with a stored state that the web schemas accept',
      (key, page) => {
        for (const condition of ['empty', 'filled'] as const) {
          const { leadApplication, dynamicPages, path } = buildPageApplicant(product, key, condition, now)
          expect(v.parse(leadApplicationSliceSchema, leadApplication)).toEqual(leadApplication)
          expect(v.parse(dynamicPagesSliceSchema, dynamicPages)).toEqual(dynamicPages)
          expect(path).toBe(page.path)
          expect(dynamicPages.completed).not.toContain(key)
          expect(isConditionMet(page.when, leadApplication.applicationData)).toBe(true)
        }
      },
    )

    it('have valid answers on every page before the review', () => {
      const { applicationData: application } = buildPageApplicant(product, 'review', 'filled', now).leadApplication
      const dataPoints = chain.flatMap((page) => requireDataPoints(page, catalogue))
      expect(findInvalidAnswers({ product, country: product.country, application, today }, { complete: true })).toEqual(
        [],
      )
      expect(dataPoints.filter(({ path }) => readAnswer(application, path) !== undefined).length).toBeGreaterThan(10)
    })
  },
)

it('writes the answers of a persona into a filled page, and none into an empty one', () => {
  const buildDrafts = (condition: 'empty' | 'filled') =>
    buildPageApplicant(products['tukan-pl'], 'name', condition, now).dynamicPages.drafts
  expect(buildDrafts('filled')).toHaveProperty(['personalDetails.lastName'])
  expect(buildDrafts('empty')).not.toHaveProperty(['personalDetails.lastName'])
})
