import { validateAnswer } from '@loan/domain/validation/validateAnswer'
import { catalogue } from '@loan/domain/data-points/catalogue'
import { filterApplicableDataPoints, buildChain, requireDataPoints } from '@loan/domain/pages/chain'
import { isConditionMet } from '@loan/domain/data-points/when'
import { products } from '@loan/domain/products/registry'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { dynamicPagesSliceSchema, leadApplicationSliceSchema } from '../../web/src/store/schemas.ts'
import { buildPageVisit } from './visit.ts'

const now = new Date()
const today = now.toISOString().slice(0, 10)

describe.each(Object.values(products).map((product) => [product.id, product] as const))(
  'visits of %s',
  (_id, product) => {
    const chain = buildChain(product)

    it.each(chain.map((page) => [page.key, page] as const))(
      '%s applies and has a stored state that the web schemas accept',
      (key, page) => {
        for (const condition of ['empty', 'filled', 'errors', 'loading'] as const) {
          const { leadApplication, dynamicPages, path } = buildPageVisit(product, key, condition, now)
          expect(v.parse(leadApplicationSliceSchema, leadApplication)).toEqual(leadApplication)
          expect(v.parse(dynamicPagesSliceSchema, dynamicPages)).toEqual(dynamicPages)
          expect(path).toBe(page.path)
          expect(dynamicPages.completed).not.toContain(key)
          expect(isConditionMet(page.when, leadApplication.applicationData)).toBe(true)
        }
      },
    )

    it('have valid answers on every page before the current one', () => {
      const { leadApplication, dynamicPages } = buildPageVisit(product, 'review', 'filled', now)
      const application = leadApplication.applicationData
      const asked = chain
        .filter(({ key }) => dynamicPages.completed.includes(key))
        .flatMap((page) => filterApplicableDataPoints(requireDataPoints(page, catalogue), application))
      const refused = asked.filter((dataPoint) => {
        const { kind, path } = dataPoint
        const raw =
          kind === 'date' || kind === 'month'
            ? [
                dynamicPages.drafts[`${path}.year`],
                dynamicPages.drafts[`${path}.month`]?.padStart(2, '0'),
                dynamicPages.drafts[`${path}.day`]?.padStart(2, '0'),
              ].join('-')
            : dynamicPages.drafts[path]
        const isGiven = raw !== undefined && raw !== '--'
        const context = { product, country: product.country, application, today }
        return (
          isGiven &&
          kind !== 'yes-no' &&
          kind !== 'consent' &&
          validateAnswer(dataPoint, raw, context).outcome === 'invalid'
        )
      })
      expect(refused.map(({ path }) => path)).toEqual([])
      expect(asked.length).toBeGreaterThan(10)
    })
  },
)

describe('a filled page', () => {
  const draftsOf = (condition: 'empty' | 'filled' | 'errors') =>
    buildPageVisit(products['tukan-pl'], 'name', condition, now).dynamicPages.drafts

  it('has the answers of a persona, an empty page has none, and a page with errors has invalid ones', () => {
    expect(draftsOf('filled')).toHaveProperty(['personalDetails.lastName'])
    expect(draftsOf('empty')).not.toHaveProperty(['personalDetails.lastName'])
    expect(draftsOf('errors')).toMatchObject({ 'personalDetails.lastName': '?' })
  })
})
