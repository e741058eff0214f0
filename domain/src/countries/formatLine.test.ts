import { describe, expect, it } from 'vitest'
import { buildChain } from '../pages/chain.ts'
import { products } from '../products/registry.ts'
import { type CountryCode, countryCodes } from './country.ts'
import { formatLine, listLineFields } from './formatLine.ts'
import { linePatterns } from './linePatterns.ts'

const format = (
  code: CountryCode,
  section: 'personal-details' | 'address-information',
  answers: Record<string, string>,
) => formatLine(linePatterns[code][section], (name) => answers[name])

const madrid = { street: 'Calle de la Montera', houseNumber: '24', postalCode: '28013', city: 'Madrid' }
const kraków = { street: 'Reymonta', houseNumber: '12a', postalCode: '30-059', city: 'Kraków' }
const cluj = { street: 'Strada Fântânii', houseNumber: '12', city: 'Cluj-Napoca', province: 'Cluj' }

describe('formatLine', () => {
  it.each<[CountryCode, Record<string, string>, string]>([
    ['ES', { ...madrid, province: 'Madrid' }, 'Calle de la Montera 24, 28013 Madrid'],
    ['ES', { ...madrid, floor: '3', flatNumber: 'B' }, 'Calle de la Montera 24, 3 B, 28013 Madrid'],
    ['PL', { ...kraków, flatNumber: '7' }, 'Reymonta 12a/7, 30-059 Kraków'],
    ['PL', { ...kraków, province: 'Małopolskie' }, 'Reymonta 12a, 30-059 Kraków, Małopolskie'],
    [
      'RO',
      { ...cluj, blockNumber: 'A3', floor: '4', flatNumber: '17' },
      'Strada Fântânii 12, bl. A3, et. 4, ap. 17, Cluj-Napoca, Cluj',
    ],
    ['RO', { ...cluj, blockNumber: 'Bl. A3' }, 'Strada Fântânii 12, Bl. A3, Cluj-Napoca, Cluj'],
    ['DE', { ...kraków, houseNumber: '3-5' }, 'Reymonta 3-5, 30-059 Kraków'],
    ['VN', { houseNumber: '25', street: 'Lê Lợi', municipality: 'Phường Sài Gòn' }, '25 Lê Lợi, Phường Sài Gòn'],
  ])('formats an address of %s: %j', (code, answers, expected) => {
    expect(format(code, 'address-information', answers)).toBe(expected)
  })

  it.each<[CountryCode, Record<string, string>, string]>([
    ['ES', { firstName: 'Lucía', lastName: 'Peña', secondLastName: 'Güell' }, 'Lucía Peña Güell'],
    ['VN', { firstName: 'Minh', middleName: 'Văn', lastName: 'Nguyễn' }, 'Nguyễn Văn Minh'],
    ['PH', { firstName: 'Ramon', lastName: 'dela Cruz' }, 'Ramon dela Cruz'],
  ])('formats a name of %s: %j', (code, answers, expected) => {
    expect(format(code, 'personal-details', answers)).toBe(expected)
  })

  it('is empty without answers', () => {
    for (const code of countryCodes) expect(format(code, 'address-information', {})).toBe('')
  })
})

const patternMessage = 'domain/src/countries/linePatterns.ts has each data point of the pages'

const names = ['firstName', 'middleName', 'lastName', 'secondLastName']

describe.each(Object.values(products))('the patterns of $id', (product) => {
  const asked = (section: 'personal-details' | 'address-information') =>
    buildChain(product).flatMap(({ dataPoints }) => dataPoints[section] ?? [])

  it('have each answer of the address', () => {
    const patterns = linePatterns[product.country.code]
    const missing = asked('address-information').filter(
      (name) => !listLineFields(patterns['address-information']).includes(name),
    )
    expect(
      missing.filter((name) => name !== 'country'),
      patternMessage,
    ).toEqual([])
  })

  it('have each name', () => {
    const fields = listLineFields(linePatterns[product.country.code]['personal-details'])
    const missing = asked('personal-details').filter((name) => names.includes(name) && !fields.includes(name))
    expect(missing, patternMessage).toEqual([])
  })
})
