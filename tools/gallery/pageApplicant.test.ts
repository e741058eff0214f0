import { requireIsoDate } from '@loan/domain/calendar'
import { validateAnswer } from '@loan/domain/validation/validateAnswer'
import { catalogue } from '@loan/domain/data-points/catalogue'
import { filterApplicableDataPoints, buildChain, requireDataPoints } from '@loan/domain/pages/chain'
import { isConditionMet } from '@loan/domain/data-points/when'
import { products } from '@loan/domain/products/registry'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { dynamicPagesSliceSchema, leadApplicationSliceSchema } from '../../web/src/store/schemas.ts'
import { conditions } from './entries.ts'
import { buildPageApplicant } from './pageApplicant.ts'

const now = new Date()
const today = requireIsoDate(now.toISOString().slice(0, 10))

describe.each(Object.values(products).map((product) => [product.id, product] as const))(
  'sessions of %s',
  (_id, product) => {
    const chain = buildChain(product)

    it.each(chain.map((page) => [page.key, page] as const))(
      '%s applies and has a stored state that the web schemas accept',
      (key, page) => {
        for (const condition of conditions) {
          const { leadApplication, dynamicPages, path } = buildPageApplicant(product, key, condition, now)
          expect(v.parse(leadApplicationSliceSchema, leadApplication)).toEqual(leadApplication)
          expect(v.parse(dynamicPagesSliceSchema, dynamicPages)).toEqual(dynamicPages)
          expect(path).toBe(page.path)
          expect(dynamicPages.completed).not.toContain(key)
          expect(isConditionMet(page.when, leadApplication.applicationData)).toBe(true)
        }
      },
    )

    it('have valid answers on every page before the current one', () => {
      const { leadApplication, dynamicPages } = buildPageApplicant(product, 'review', 'filled', now)
      const application = leadApplication.applicationData
      const dataPoints = chain
        .filter(({ key }) => dynamicPages.completed.includes(key))
        .flatMap((page) => filterApplicableDataPoints(requireDataPoints(page, catalogue), application))
      const rejectedNames = dataPoints.filter((dataPoint) => {
        const { kind, path } = dataPoint
        const raw =
          kind === 'date' || kind === 'month'
            ? [
                dynamicPages.drafts[`${path}.year`],
                dynamicPages.drafts[`${path}.month`]?.padStart(2, '0'),
                dynamicPages.drafts[`${path}.day`]?.padStart(2, '0'),
              ].join('-')
            : dynamicPages.drafts[path]
        const isAnswered = raw !== undefined && raw !== '--'
        const context = { product, country: product.country, application, today }
        return (
          isAnswered &&
          kind !== 'yes-no' &&
          kind !== 'consent' &&
          validateAnswer(dataPoint, raw, context).outcome === 'invalid'
        )
      })
      expect(rejectedNames.map(({ path }) => path)).toEqual([])
      expect(dataPoints.length).toBeGreaterThan(10)
    })
  },
)

describe('a filled page', () => {
  const buildDrafts = (condition: 'empty' | 'filled') =>
    buildPageApplicant(products['tukan-pl'], 'name', condition, now).dynamicPages.drafts

  it('has the answers of a persona, and an empty page has none', () => {
    expect(buildDrafts('filled')).toHaveProperty(['personalDetails.lastName'])
    expect(buildDrafts('empty')).not.toHaveProperty(['personalDetails.lastName'])
  })
})
