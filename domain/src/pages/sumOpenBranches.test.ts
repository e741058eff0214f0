// The number of pages that the applicant sees must hold for all possible answers.
import { describe, expect, it } from 'vitest'
import type { LeadApplication } from '../lead/application.ts'
import { products } from '../products/registry.ts'
import { filterApplicablePages, buildChain } from './chain.ts'
import { countAdditionalPages } from './sumOpenBranches.ts'

const chain = buildChain(products['tukan-pl'])

const countMost = (application: LeadApplication): number =>
  filterApplicablePages(chain, application).length + countAdditionalPages(chain, application)

const withIncome = (incomeSource: string): LeadApplication => ({ incomeDetails: { incomeSource } })

const sources = products['tukan-pl'].country.options.incomeSource.keys

describe('the maximum number of pages', () => {
  it('is reached by some answer and exceeded by none', () => {
    const lengths = sources.map((source) => filterApplicablePages(chain, withIncome(source)).length)
    expect(Math.max(...lengths)).toBe(countMost({}))
  })

  it.each(sources)('is the number of pages that apply, once the source of income is %s', (source) => {
    expect(countAdditionalPages(chain, withIncome(source))).toBe(0)
  })

  it('is the length of a chain without conditions', () => {
    const linear = chain.filter(({ when }) => when === undefined)
    expect(countAdditionalPages(linear, {})).toBe(0)
  })
})
