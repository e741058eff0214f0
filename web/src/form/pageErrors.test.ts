import { catalogue } from '@loan/domain/data-points/catalogue'
import { buildChain, requireDataPoints } from '@loan/domain/pages/chain'
import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { errorHrefOf } from './errorLinks.ts'
import { erroredFormPathOf } from './pageErrors.ts'

const { 'tukan-pl': tukan } = products
const asked = buildChain(tukan).map((page) => ({ page, dataPoints: requireDataPoints(page, catalogue) }))
const errorsOf = (...fieldNames: readonly string[]) =>
  fieldNames.map((fieldName) => ({ fieldName, code: 'required', message: 'm' }))

describe('erroredFormPathOf', () => {
  // Shows spec 5.29
  it.each([
    [['contactDetails.email'], '/'],
    [['incomeDetails.incomePayday', 'personalDetails.lastName'], '/name'],
    [['personalDetails.lastName', 'incomeDetails.incomePayday'], '/name'],
    [['nowhere', 'incomeDetails.incomePayday'], '/income-payday'],
    [['nowhere'], null],
    [[], null],
  ])('of errors in %j is %s', (fieldNames, path) => {
    expect(erroredFormPathOf(asked, errorsOf(...fieldNames))).toBe(path)
  })

  // Shows spec 5.27
  it('finds a page for every field of the chain', () => {
    for (const { page, dataPoints } of asked) {
      for (const { path } of dataPoints)
        expect(erroredFormPathOf([{ page, dataPoints }], errorsOf(path))).toBe(page.path)
    }
  })
})

describe('errorHrefOf', () => {
  const find = (path: string) => {
    const found = asked.flatMap(({ dataPoints }) => dataPoints).find((dataPoint) => dataPoint.path === path)
    if (found === undefined) throw new Error(`No page has the data point ${path}`)
    return found
  }
  const monthFirst = { ...tukan.country, dateOrder: ['month', 'day', 'year'] as const }

  it.each([
    ['personalDetails.firstName', tukan.country, '#field-personalDetails-firstName'],
    ['personalDetails.dateOfBirth', tukan.country, '#field-personalDetails-dateOfBirth-day'],
    ['personalDetails.dateOfBirth', monthFirst, '#field-personalDetails-dateOfBirth-month'],
    ['otherDetails.housingTenureSinceDate', tukan.country, '#field-otherDetails-housingTenureSinceDate-month'],
    ['otherDetails.housingTenureSinceDate', monthFirst, '#field-otherDetails-housingTenureSinceDate-month'],
  ] as const)('links %s to its first control', (path, country, href) => {
    expect(errorHrefOf(find(path), country)).toBe(href)
  })
})
