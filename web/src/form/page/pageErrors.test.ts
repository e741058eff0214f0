import { catalogue } from '@loan/domain/data-points/catalogue'
import { buildChain } from '@loan/domain/pages/chain'
import { requireDataPoints } from '@loan/domain/pages/pageDataPoints'
import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { getFirstControlId } from '../getFirstControlId.ts'
import { findErroredFormPath } from './pageErrors.ts'

const { 'tukan-pl': tukan } = products
const pages = buildChain(tukan).map((page) => ({ page, dataPoints: requireDataPoints(page, catalogue) }))
const buildErrors = (...fieldNames: readonly string[]) =>
  fieldNames.map((fieldName) => ({ fieldName, code: 'required', message: 'm' }))

describe('findErroredFormPath', () => {
  // Shows spec 5.29
  it.each([
    [['contactDetails.email'], '/'],
    [['incomeDetails.incomePayday', 'personalDetails.lastName'], '/name'],
    [['personalDetails.lastName', 'incomeDetails.incomePayday'], '/name'],
    [['nowhere', 'incomeDetails.incomePayday'], '/income-payday'],
    [['nowhere'], null],
    [[], null],
  ])('returns for errors in %j: %s', (fieldNames, path) => {
    expect(findErroredFormPath(pages, buildErrors(...fieldNames))).toBe(path)
  })

  // Shows spec 5.27
  it('finds a page for every field of the chain', () => {
    for (const { page, dataPoints } of pages) {
      for (const { path } of dataPoints)
        expect(findErroredFormPath([{ page, dataPoints }], buildErrors(path))).toBe(page.path)
    }
  })
})

describe('getFirstControlId', () => {
  const find = (path: string) => {
    const found = pages.flatMap(({ dataPoints }) => dataPoints).find((dataPoint) => dataPoint.path === path)
    if (found === undefined) throw new Error(`No page has the data point ${path}`)
    return found
  }
  const monthFirst = { ...tukan.country, dateOrder: ['month', 'day', 'year'] as const }

  it.each([
    ['personalDetails.firstName', tukan.country, 'field-personalDetails-firstName'],
    ['personalDetails.dateOfBirth', tukan.country, 'field-personalDetails-dateOfBirth-day'],
    ['personalDetails.dateOfBirth', monthFirst, 'field-personalDetails-dateOfBirth-month'],
    ['otherDetails.housingTenureSinceDate', tukan.country, 'field-otherDetails-housingTenureSinceDate-month'],
    ['otherDetails.housingTenureSinceDate', monthFirst, 'field-otherDetails-housingTenureSinceDate-month'],
  ] as const)('returns the id of the first control of %s', (path, country, id) => {
    expect(getFirstControlId(find(path), country)).toBe(id)
  })
})
