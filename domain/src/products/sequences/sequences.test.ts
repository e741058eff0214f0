// The sequences of spec 2.28 (Poland) and of docs/countries/README.md, page by page.
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../data-points/catalogue.ts'
import type { LeadApplication } from '../../lead/application.ts'
import { filterApplicablePages, buildChain, requireDataPoints } from '../../pages/chain.ts'
import { isConditionMet } from '../../data-points/when.ts'
import { type ProductId, products } from '../registry.ts'

const listKeys = (id: ProductId): string => products[id].pages.map(({ key }) => key).join(' ')

const sequences: Readonly<Partial<Record<ProductId, string>>> = {
  'tukan-pl':
    'initial-details loan-purpose name date-of-birth personal-code demographic-details tax-identification-number ' +
    'number-of-dependants education marital-status id-card address-information housing-information ' +
    'number-of-inhabitants monthly-income monthly-expenses monthly-credit-commitments household-income ' +
    'household-expenses income-source is-in-debt economic-activity is-on-any-period pension-details field-details ' +
    'tax-registry-code job-details employer-name income-contract-started-at income-contract-expires-at income-payday',
  'vireo-es':
    'initial-details loan-purpose name date-of-birth personal-code citizenship marital-status dependants ' +
    'address-information flat-number housing-information housing-tenure-since-date mortgage-amount income-source ' +
    'job-area cofidis-profession employer-name income-contract-started-at income-contract-expires-at monthly-income ' +
    'monthly-extra-income income-payday monthly-expenses monthly-credit-commitments credit-history total-debt ' +
    'vehicle-ownership bank-account iban-consent online-banking',
  'vireo-de':
    'initial-details loan-purpose name date-of-birth citizenship marital-status number-of-dependants ' +
    'address-information housing-tenure-since-date housing-information mortgage-information income-source ' +
    'employer-name income-contract-started-at income-contract-expires-at monthly-income monthly-expenses ' +
    'monthly-credit-commitments bank-account pep-details',
  'vireo-ro':
    'initial-details loan-purpose name personal-code date-of-birth id-card marital-status education ' +
    'number-of-dependants address-information flat-number housing-information income-source employer-name ' +
    'job-details income-contract-started-at income-contract-expires-at monthly-income income-payday ' +
    'monthly-expenses monthly-credit-commitments credit-history bank-account',
  'vireo-mx':
    'initial-details loan-purpose name date-of-birth gender country-of-birth personal-code ' +
    'tax-identification-number marital-status education dependants address-information flat-number ' +
    'housing-information income-source job-area employer-name income-contract-started-at monthly-income ' +
    'income-payday monthly-expenses monthly-credit-commitments credit-history bank-account reference-information',
  'vireo-co':
    'initial-details loan-purpose name personal-code id-card date-of-birth marital-status education dependants ' +
    'address-information housing-information income-source job-details employer-name income-contract-started-at ' +
    'monthly-income income-payday monthly-expenses monthly-credit-commitments credit-history bank-account pep-details',
  'vireo-ph':
    'initial-details loan-purpose name date-of-birth gender citizenship marital-status dependants education id-card ' +
    'tax-identification-number address-information housing-information housing-tenure-since-date income-source ' +
    'job-details employer-name income-contract-started-at monthly-income income-payday monthly-credit-commitments ' +
    'bank-account reference-information',
  'vireo-vn':
    'initial-details loan-purpose name personal-code date-of-birth gender id-card marital-status education dependants ' +
    'address-information housing-information income-source job-area employer-name income-contract-started-at ' +
    'monthly-income income-payday monthly-credit-commitments bank-account reference-information',
}

describe('sequences', () => {
  // Shows spec 2.28
  it.each(Object.entries(sequences))('of %s is as documented', (id, keys) => {
    const product = Object.values(products).find((candidate) => candidate.id === id) ?? products['tukan-pl']
    expect(product.pages.map(({ key }) => key).join(' ')).toBe(keys)
  })
  it.each([['vireo-pl', 'tukan-pl']] as const)('of %s equals that of %s', (id, other) => {
    expect(listKeys(id)).toBe(listKeys(other))
  })
  it.each([
    ['tukan-ro', 'vireo-ro', 'job-details', 'position-type job-area'],
    ['tukan-mx', 'vireo-mx', 'job-area', 'job-area job-title'],
  ] as const)('of %s equals that of %s with %s split into %s', (id, other, whole, pages) => {
    expect(listKeys(id)).toBe(listKeys(other).replace(` ${whole} `, ` ${pages} `))
  })
})

const findShownDataPoints = (id: ProductId, key: string) =>
  requireDataPoints(buildChain(products[id]).find((page) => page.key === key) ?? { dataPoints: {} }, catalogue)

describe('the overrides of a page', () => {
  it.each([
    ['vireo-ro', 'name', ['lastName', 'firstName']],
    ['vireo-vn', 'name', ['lastName', 'middleName', 'firstName']],
    ['vireo-co', 'name', ['firstName', 'middleName', 'lastName', 'secondLastName']],
    ['vireo-ph', 'address-information', ['province', 'city', 'district', 'street', 'houseNumber', 'postalCode']],
    ['vireo-vn', 'address-information', ['province', 'municipality', 'street', 'houseNumber']],
    ['vireo-mx', 'address-information', ['postalCode', 'province', 'municipality', 'suburb', 'street', 'houseNumber']],
    ['vireo-co', 'address-information', ['province', 'city', 'street', 'suburb']],
    ['vireo-de', 'address-information', ['postalCode', 'city', 'street', 'houseNumber']],
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

it('only products of Mexico, the Philippines and Vietnam have the gender page', () => {
  const productsWithGender = Object.values(products).filter(({ pages }) => pages.some(({ key }) => key === 'gender'))
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
    ['vireo-mx', 'remittances', 'income-payday', true],
    ['vireo-mx', 'homemaker', 'income-payday', false],
    ['vireo-co', 'services_contract', 'employer-name', true],
    ['vireo-ph', 'ofw', 'employer-name', true],
    ['vireo-ph', 'freelancer', 'job-details', true],
    ['vireo-vn', 'factory', 'employer-name', true],
    ['vireo-vn', 'farmer', 'job-area', false],
  ] as const)('%s: the source %s has the page %s: %s', (id, source, key, applies) => {
    expect(listApplicableKeys(id, source).includes(key)).toBe(applies)
  })
})
