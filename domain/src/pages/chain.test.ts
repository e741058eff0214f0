// Tests the chain forwards, backwards and in its progress, for all products and many sets of answers.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../data-points/catalogue.ts'
import type { LeadApplication } from '../lead/application.ts'
import { products } from '../products/registry.ts'
import { computeProgress, filterShownPages } from './progress.ts'
import { ibanConsent } from './rows.ts'
import { filterApplicablePages, buildChain, findNextPage, findPreviousPage } from './chain.ts'
import { requireDataPoints, findOnlyQuestion } from './pageDataPoints.ts'

const branches: fc.Arbitrary<LeadApplication> = fc
  .record({
    incomeSource: fc.constantFrom('employed_permanent', 'employed_fixed', 'self_employed', 'pension', 'farmer', 'none'),
    housingTenure: fc.constantFrom('owned', 'owned_mortgaged', 'rented'),
    hasOtherLoans: fc.boolean(),
  })
  .map(({ incomeSource, housingTenure, hasOtherLoans }) => ({
    incomeDetails: { incomeSource },
    otherDetails: { housingTenure },
    expenses: { hasOtherLoans },
  }))

it('computes the applicable pages once for the same answers, and again for other answers', () => {
  const chain = buildChain(products['tukan-pl'])
  const answers: LeadApplication = { incomeDetails: { incomeSource: 'pension' } }
  expect(filterShownPages(chain, answers)).toBe(filterShownPages(chain, answers))
  expect(filterShownPages(chain, {})).not.toEqual(filterShownPages(chain, answers))
})

describe.each(Object.values(products))('the chain of $id', (product) => {
  const chain = buildChain(product)
  // Shows spec 2.5, 2.24, 3.30, 3.32, 9.47
  it('begins at the index and numbers every page', () => {
    expect(chain[0]?.path).toBe('/')
    expect(chain.map(({ index }) => index)).toEqual(chain.map((_, index) => index))
    expect(chain[0]?.when).toBeUndefined()
  })
  // Shows spec 2.23, 2.25, 3.31
  it('has the same pages forwards and backwards', () => {
    fc.assert(
      fc.property(branches, (application) => {
        const applying = filterApplicablePages(chain, application)
        applying.forEach((page, position) => {
          expect(findNextPage(chain, page, application)).toBe(applying[position + 1])
          expect(findPreviousPage(chain, page, application)).toBe(applying[position - 1])
        })
      }),
    )
  })
  it('has a step before the review on every page, whatever the answers', () => {
    fc.assert(
      fc.property(fc.array(branches, { minLength: 1, maxLength: 40 }), (answers) => {
        let [page] = chain
        for (const application of answers) {
          if (page === undefined) return
          const { step, steps } = computeProgress(chain, page, application)
          expect(step).toBeGreaterThan(0)
          expect(step).toBeLessThan(steps)
          page = findNextPage(chain, page, application)
        }
      }),
    )
  })
  it('has only data points of the catalogue', () => {
    expect(chain.flatMap((page) => requireDataPoints(page, catalogue)).length).toBeGreaterThan(chain.length)
  })
  it('throws with the name of a data point that is not loaded', () => {
    const [first] = chain
    expect(first).toBeDefined()
    if (first !== undefined) expect(() => requireDataPoints(first, {})).toThrow(/^Data point .+ is not loaded$/u)
  })
})

describe('the Polish branches', () => {
  const listKeys = (incomeSource: string): readonly string[] =>
    filterApplicablePages(buildChain(products['tukan-pl']), { incomeDetails: { incomeSource } }).map(({ key }) => key)
  it.each([
    ['self_employed', ['economic-activity', 'job-details', 'income-contract-started-at', 'income-payday']],
    [
      'employed_permanent',
      [
        'is-on-any-period',
        'tax-registry-code',
        'job-details',
        'employer-name',
        'income-contract-started-at',
        'income-payday',
      ],
    ],
    ['pension', ['pension-details', 'income-payday']],
    ['farmer', ['field-details', 'income-payday']],
    ['none', []],
  ])('for %s add %j', (source, added) => {
    const always = listKeys('none')
    expect(listKeys(source).filter((key) => !always.includes(key))).toEqual(added)
  })
  it('have the end of the contract only for a temporary contract', () => {
    expect(listKeys('employed_fixed')).toContain('income-contract-expires-at')
    expect(listKeys('employed_permanent')).not.toContain('income-contract-expires-at')
  })
})

describe('the only question of a page', () => {
  const findOn = (key: string): string | undefined => {
    const page = buildChain(products['tukan-pl']).find((candidate) => candidate.key === key)
    if (page === undefined) throw new Error(`The chain has no page ${key}`)
    return findOnlyQuestion(requireDataPoints(page, catalogue))?.name
  }
  it.each([
    ['loan-purpose', 'loanPurpose'],
    ['date-of-birth', 'dateOfBirth'],
    ['number-of-dependants', 'numberOfDependants'],
  ])('is the question of %s, whatever follows up on it', (key, name) => {
    expect(findOn(key)).toBe(name)
  })
  it.each(['name', 'address-information', 'is-in-debt', 'income-payday', 'initial-details'])(
    'does not exist on %s, which has several',
    (key) => {
      expect(findOn(key)).toBeUndefined()
    },
  )
  it('is not a consent', () => {
    expect(findOnlyQuestion(requireDataPoints(ibanConsent, catalogue))).toBeUndefined()
  })
  it('is the same before and after the answer that shows a follow-up question', () => {
    const page = buildChain(products['tukan-pl']).find(({ key }) => key === 'number-of-dependants')
    const [question, followUp] = page === undefined ? [] : requireDataPoints(page, catalogue)
    expect([question, followUp].every((dataPoint) => dataPoint !== undefined)).toBe(true)
    if (question === undefined || followUp === undefined) return
    expect(findOnlyQuestion([question])).toBe(question)
    expect(findOnlyQuestion([question, followUp])).toBe(question)
  })
})
