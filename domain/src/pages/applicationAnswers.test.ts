// Validates whole applications against their chains.
import * as page from './rows.ts'
import { catalogue } from '../data-points/catalogue.ts'
import type { Product } from '../products/product.ts'
import { products } from '../products/registry.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadCountryRules, plContext, esContext } from '../testing/context.ts'
import type { LeadApplication } from '../lead/application.ts'
import { buildChain } from './chain.ts'
import { filterApplicableDataPoints, requireDataPoints } from './pageDataPoints.ts'
import { findApplicableDataPoints, findInvalidAnswers, omitHiddenAnswers } from './applicationAnswers.ts'

beforeAll(async () => {
  await Promise.all([plContext(), esContext()].map(loadCountryRules))
})

const debtor: LeadApplication = {
  incomeDetails: { incomeSource: 'self_employed', economicActivity: 'freelance', inTaxDebt: true },
  otherDetails: { overdueDebtAmount: 500 },
}

describe('omitHiddenAnswers', () => {
  it('retains the answers of pages that apply', () => {
    expect(omitHiddenAnswers(plContext(debtor))).toEqual(debtor)
  })
  // Shows spec 3.32
  it('drops the answers of pages that no longer apply', () => {
    const { incomeDetails } = omitHiddenAnswers(
      plContext({ ...debtor, incomeDetails: { ...debtor.incomeDetails, incomeSource: 'pension' } }),
    )
    expect(incomeDetails).toEqual({ incomeSource: 'pension', inTaxDebt: true })
  })
  it('drops the answers of data points that no longer apply', () => {
    const application = { ...debtor, incomeDetails: { incomeSource: 'none', inTaxDebt: false } }
    expect(omitHiddenAnswers(plContext(application))).toEqual({
      incomeDetails: { incomeSource: 'none', inTaxDebt: false },
    })
  })
  it('repeats until it drops no more answers', () => {
    // An owned home has no mortgage page, which drops `hasOtherLoans`, which then drops `totalDebtAmount`.
    const { product, ...context } = plContext({
      otherDetails: { numberOfDependants: '1', housingTenure: 'owned' },
      expenses: { hasOtherLoans: true, totalDebtAmount: 100 },
    })
    const pages: Product['pages'] = [
      page.housingInformation,
      { ...page.mortgageInformation, dataPoints: { expenses: ['hasOtherLoans'] } },
      { ...page.totalDebt, dataPoints: { expenses: ['totalDebtAmount'] } },
    ]
    expect(omitHiddenAnswers({ ...context, product: { ...product, pages } })).toEqual({
      otherDetails: { numberOfDependants: '1', housingTenure: 'owned' },
    })
  })
  it('retains answers outside the chain', () => {
    const application: LeadApplication = { id: 'a', amount: 100, referenceDetails: { name: 'Jan' } }
    expect(omitHiddenAnswers(plContext(application))).toEqual(application)
  })
})

describe('findInvalidAnswers', () => {
  it('reports missing answers only when `complete` is true', () => {
    const context = plContext({ amount: 150, personalDetails: { firstName: 'Jan' } })
    expect(findInvalidAnswers(context, { complete: false })).toEqual([
      {
        page: 'initial-details',
        path: 'amount',
        error: { code: 'off-step', params: { min: 100, max: 10_000, step: 100 } },
      },
    ])
    expect(findInvalidAnswers(context, { complete: true })).toContainEqual({
      page: 'name',
      path: 'personalDetails.lastName',
      error: { code: 'required' },
    })
  })
  // An employer abroad has no number in the register of the country.
  it.each([
    ['tukan-pl', 'employed_permanent', true],
    ['tukan-pl', 'foreign_income', false],
    ['vireo-pl', 'foreign_income', false],
    ['tukan-ro', 'employed_permanent', true],
    ['tukan-ro', 'foreign_income', false],
  ] as const)('%s: requires the number of the employer for %s: %s', (id, incomeSource, isRequired) => {
    const product = products[id]
    const context = { ...plContext({ incomeDetails: { incomeSource } }), product, country: product.country }
    const paths = findInvalidAnswers(context, { complete: true }).map(({ path }) => path)
    expect(paths).toContain('employer.name')
    expect(paths.includes('employer.taxRegistryCode')).toBe(isRequired)
  })
  it.each([
    ['monthly_last', true],
    ['irregular', false],
  ])('requires the next payday of a person who is paid %s: %s', (salaryCycle, isRequired) => {
    const incomeDetails = { incomeSource: 'employed_permanent', salaryCycle }
    const paths = findInvalidAnswers(plContext({ incomeDetails }), { complete: true }).map(({ path }) => path)
    expect(paths.includes('incomeDetails.incomePayday')).toBe(isRequired)
  })
  it('requires the general consent and no marketing consent', () => {
    const invalid = findInvalidAnswers(plContext({ generalPolicies: false }), { complete: true })
    expect(invalid).toContainEqual({
      page: 'initial-details',
      path: 'generalPolicies',
      error: { code: 'consent-needed' },
    })
    expect(invalid.filter(({ path }) => path.includes('marketing'))).toEqual([])
  })
})

describe('an answer that no longer applies', () => {
  // The browser keeps the cycle after the source of income changes, so that a second change restores it.
  const application: LeadApplication = { incomeDetails: { incomeSource: 'none', salaryCycle: 'monthly_day' } }

  it.each(Object.values(products))('shows no data point that depends on it: $id', (product) => {
    const context = { ...plContext(application), product, country: product.country }
    const onPages = buildChain(product).flatMap((page) =>
      filterApplicableDataPoints(requireDataPoints(page, catalogue), application).map(({ name }) => name),
    )
    expect(findApplicableDataPoints(context).map(({ name }) => name)).not.toContain('salaryCycleValue')
    expect(onPages).not.toContain('salaryCycle')
    expect(onPages.filter((name) => name === 'salaryCycleValue')).toEqual([])
  })
})

describe('the rent', () => {
  const listTenures = (product: Product) =>
    product.country.options.housingTenure.keys.filter((housingTenure) => {
      const context = { ...plContext({ otherDetails: { housingTenure } }), product, country: product.country }
      return findApplicableDataPoints(context).some(({ name }) => name === 'rentAmount')
    })

  it.each([
    ['tukan-pl', ['rented', 'municipal']],
    ['tukan-es', ['rented', 'shared', 'social']],
    ['vireo-de', ['rented', 'shared', 'dormitory']],
    ['tukan-ro', ['rented', 'social', 'dormitory']],
    ['vireo-vn', ['rented', 'shared', 'dormitory']],
  ] as const)('is required of all tenants: %s', (id, tenures) => {
    expect(listTenures(products[id])).toEqual(tenures)
  })
})

describe('findShownDataPoints', () => {
  it('includes the job title of a Spanish civil servant, but not of a pensioner', () => {
    const listPaths = (incomeSource: string): readonly string[] =>
      findApplicableDataPoints(esContext({ incomeDetails: { incomeSource } })).map(({ path }) => path)
    expect(listPaths('pension')).not.toContain('incomeDetails.jobTitle')
    expect(listPaths('civil_servant')).toContain('incomeDetails.jobTitle')
  })
})
