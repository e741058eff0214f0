// The sequence of spec 2.28 (Poland), and the relations of the other sequences to each other.
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../data-points/catalogue.ts'
import type { LeadApplication } from '../../lead/application.ts'
import { filterApplicablePages, buildChain } from '../../pages/chain.ts'
import { hasDataPoint, requireDataPoints } from '../../pages/pageDataPoints.ts'
import { isConditionMet } from '../../data-points/when.ts'
import { type ProductId, products } from '../registry.ts'

const listKeys = (id: ProductId): string => products[id].pages.map(({ key }) => key).join(' ')

/** Spec 2.28. */
const polishSequence =
  'initial-details loan-purpose name date-of-birth personal-code demographic-details tax-identification-number ' +
  'number-of-dependants education marital-status id-card address-information housing-information ' +
  'number-of-inhabitants monthly-income monthly-expenses monthly-credit-commitments household-income ' +
  'household-expenses income-source is-in-debt economic-activity is-on-any-period pension-details field-details ' +
  'tax-registry-code job-details employer-name income-contract-started-at income-contract-expires-at income-payday'

describe('sequences', () => {
  // Shows spec 2.28
  it('of tukan-pl is the specified one', () => {
    expect(listKeys('tukan-pl')).toBe(polishSequence)
  })
  it('of vireo-pl has the data points of tukan-pl on fewer pages', () => {
    const listPaths = (id: ProductId) =>
      buildChain(products[id])
        .flatMap((page) => requireDataPoints(page, catalogue).map(({ path }) => path))
        .toSorted()
    expect(listPaths('vireo-pl')).toEqual(listPaths('tukan-pl'))
  })
  it.each([
    ['tukan-ro', 'vireo-ro'],
    ['tukan-mx', 'vireo-mx'],
  ] as const)('of %s equals that of %s', (id, other) => {
    expect(listKeys(id)).toBe(listKeys(other))
  })
})

const findShownDataPoints = (id: ProductId, key: string) =>
  requireDataPoints(buildChain(products[id]).find((page) => page.key === key) ?? { dataPoints: {} }, catalogue)

describe('the overrides of a page', () => {
  it.each([
    ['vireo-ro', 'name', ['lastName', 'firstName']],
    ['vireo-vn', 'personal-details', ['lastName', 'middleName', 'firstName', 'dateOfBirth']],
  ] as const)('%s, %s: the data points are %j', (id, key, names) => {
    expect(findShownDataPoints(id, key).map(({ name }) => name)).toEqual(names)
  })
  it.each([
    ['vireo-ro', true],
    ['vireo-ph', true],
    ['vireo-mx', undefined],
    ['vireo-de', undefined],
  ] as const)('%s: the postcode is optional: %s', (id, optional) => {
    expect(findShownDataPoints(id, 'address-information').find(({ name }) => name === 'postalCode')?.optional).toBe(
      optional,
    )
  })
  it('vireo-ro: the sector applies in Bucharest only', () => {
    const district = findShownDataPoints('vireo-ro', 'address-information').find(({ name }) => name === 'district')
    expect(isConditionMet(district?.when, { contactDetails: { province: 'RO-B' } })).toBe(true)
    expect(isConditionMet(district?.when, { contactDetails: { province: 'RO-CJ' } })).toBe(false)
  })
})

const isApplicable = (id: ProductId, key: string, name: string, application: LeadApplication): boolean =>
  isConditionMet(findShownDataPoints(id, key).find((dataPoint) => dataPoint.name === name)?.when, application)

describe('data points that depend on another answer', () => {
  it.each([
    ['vireo-de', 'housing-information', 'livingArea', { otherDetails: { housingTenure: 'owned' } }, true],
    ['vireo-de', 'housing-information', 'livingArea', { otherDetails: { housingTenure: 'rented' } }, false],
    ['vireo-mx', 'bank-account', 'iban', { otherDetails: { hasBankAccount: true } }, true],
    ['tukan-mx', 'bank-account', 'iban', { otherDetails: { hasBankAccount: false } }, false],
  ] as const)('%s, %s: %s applies with %j: %s', (id, key, name, application, applies) => {
    expect(findShownDataPoints(id, key).map((dataPoint) => dataPoint.name)).toContain(name)
    expect(isApplicable(id, key, name, application)).toBe(applies)
  })
})

it.each(['vireo-mx', 'tukan-mx'] as const)('%s asks for the proof of income on the page about income', (id) => {
  const pages = buildChain(products[id]).filter((page) => hasDataPoint(page, 'hasProofOfIncome'))
  expect(pages.map(({ key }) => key)).toEqual(['monthly-income'])
})

it('only products of Mexico, the Philippines and Vietnam ask for the gender', () => {
  const productsWithGender = Object.values(products).filter((product) =>
    buildChain(product).some((page) => hasDataPoint(page, 'gender')),
  )
  expect([...new Set(productsWithGender.map(({ country }) => country.code))].toSorted()).toEqual(['MX', 'PH', 'VN'])
})

describe('branches', () => {
  const listApplicableKeys = (id: ProductId, incomeSource: string) =>
    filterApplicablePages(buildChain(products[id]), { incomeDetails: { incomeSource } }).map(({ key }) => key)
  it.each([
    ['vireo-de', 'temp_agency', 'employer-name', true],
    ['vireo-de', 'self_employed', 'employer-name', false],
    ['vireo-de', 'self_employed', 'income-contract-started-at', true],
    ['vireo-ro', 'business_owner', 'job-details', true],
    ['vireo-ro', 'rental', 'job-details', false],
    ['vireo-mx', 'government', 'employer-name', true],
    ['vireo-mx', 'fees', 'employer-name', false],
    ['vireo-pl', 'self_employed', 'economic-activity', true],
    ['vireo-pl', 'employed_permanent', 'economic-activity', false],
    ['vireo-co', 'services_contract', 'employer-name', true],
    ['vireo-ph', 'ofw', 'employer-name', true],
    ['vireo-ph', 'freelancer', 'job-details', true],
    ['vireo-vn', 'factory', 'employer-name', true],
    ['vireo-vn', 'farmer', 'job-area', false],
  ] as const)('%s: the source %s has the page %s: %s', (id, source, key, applies) => {
    expect(listApplicableKeys(id, source).includes(key)).toBe(applies)
  })
})
