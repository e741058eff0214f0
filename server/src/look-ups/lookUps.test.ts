import { catalogue } from '@loan/domain/data-points/catalogue'
import { countries } from '@loan/domain/countries/registry'
import { products } from '@loan/domain/products/registry'
import { product as tukanMx } from '@loan/domain/products/tukan-mx'
import { product as tukanPl } from '@loan/domain/products/tukan-pl'
import { product as tukanRo } from '@loan/domain/products/tukan-ro'
import { product as vireoCo } from '@loan/domain/products/vireo-co'
import { product as vireoDe } from '@loan/domain/products/vireo-de'
import { product as tukanEs } from '@loan/domain/products/tukan-es'
import { product as vireoPh } from '@loan/domain/products/vireo-ph'
import { product as vireoVn } from '@loan/domain/products/vireo-vn'
import type { ApplicationValidationContext } from '@loan/domain/pages/chain'
import { validateAnswer } from '@loan/domain/validation/validateAnswer'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadAllRules } from '../leads/answers/validateApplication.ts'
import { coCompanies } from '../countries/co/companies.ts'
import { findCompanies, lookUpCompanies } from './companies.ts'
import { checkEmail } from './emailAddresses.ts'
import { deCompanies } from '../countries/de/companies.ts'
import { dePostcodes } from '../countries/de/postcodes.ts'
import { mxCompanies } from '../countries/mx/companies.ts'
import { mxPostcodes } from '../countries/mx/postcodes.ts'
import { phCompanies } from '../countries/ph/companies.ts'
import { plCompanies } from '../countries/pl/companies.ts'
import { plPostcodes } from '../countries/pl/postcodes.ts'
import { lookUpPostcodeAddress } from './postcodes.ts'
import { roCompanies } from '../countries/ro/companies.ts'
import { esCompanies } from '../countries/es/companies.ts'
import { esPostcodes } from '../countries/es/postcodes.ts'
import { vehicleMakes } from './vehicleMakes.ts'
import { vnCompanies } from '../countries/vn/companies.ts'

const buildContext = (product: ApplicationValidationContext['product']): ApplicationValidationContext => ({
  product,
  country: product.country,
  application: {},
  today: '2026-11-20',
})

beforeAll(() => loadAllRules(Object.values(products)))

describe('lookUpPostcodeAddress', () => {
  it.each([
    [tukanPl, '30-059', 'Kraków', 'PL-12'],
    [tukanPl, '30059', 'Kraków', 'PL-12'],
    [tukanPl, ' 00 950 ', 'Warszawa', 'PL-14'],
    [tukanPl, '41-940', 'Piekary Śląskie', 'PL-24'],
    [tukanEs, '28013', 'Madrid', 'ES-M'],
    [tukanEs, '28999', '', 'ES-M'],
  ])('finds the town of $1', (product, code, city, province) => {
    expect(lookUpPostcodeAddress(product, code)).toMatchObject({ city, province })
  })

  it.each([
    [tukanPl, '99-999'],
    [tukanPl, '300590'],
    [tukanPl, 'abc'],
    [tukanPl, ''],
    [tukanEs, '99001'],
    [tukanEs, '00001'],
    [tukanEs, '280'],
  ])('returns null for the code "$1"', (product, code) => {
    expect(lookUpPostcodeAddress(product, code)).toBeNull()
  })

  it.each([
    [tukanMx, '06600', { city: '', municipality: 'Cuauhtémoc', province: 'MX-CMX', suburbs: ['Juárez'] }],
    [tukanMx, '44999', { city: '', municipality: '', province: 'MX-JAL', suburbs: [] }],
    [vireoDe, '01067', { city: 'Dresden', municipality: '', province: 'DE-SN', suburbs: [] }],
  ])('returns municipality and suburbs of $1', (product, code, expected) => {
    expect(lookUpPostcodeAddress(product, code)).toEqual({ postalCode: code, ...expected })
  })

  it.each([
    ['Poland', countries.PL, plPostcodes, tukanPl, 150],
    ['Spain', countries.ES, esPostcodes, tukanEs, 150],
    ['Germany', countries.DE, dePostcodes, vireoDe, 50],
    ['Mexico', countries.MX, mxPostcodes, tukanMx, 50],
  ] as const)('has valid data for %s', (_name, country, ranges, product, least) => {
    expect(ranges.length).toBeGreaterThan(least)
    for (const [first, last, city, province] of ranges) {
      expect(country.options.province.keys).toContain(province)
      expect(first <= last, city).toBe(true)
      for (const code of [first, last]) {
        expect(country.rules.postalCode.check(code, buildContext(product)), code).toBeNull()
      }
    }
  })
})

describe('lookUpCompanies', () => {
  it('finds by the start of any word, ignoring diacritics and case', () => {
    expect(lookUpCompanies(tukanPl, 'kuznia').map(({ name }) => name)).toEqual(['Kuźnia Smaków sp.j.'])
    expect(lookUpCompanies(tukanPl, 'LIPA')).toHaveLength(1)
    expect(lookUpCompanies(tukanPl, 'lipą')).toHaveLength(1)
    expect(lookUpCompanies(tukanEs, 'panaderia')).toHaveLength(1)
  })

  it.each(['', ' ', 'a', '%', '.*'])('finds nothing for %j', (name) => {
    expect(lookUpCompanies(tukanPl, name)).toEqual([])
  })

  it('returns at most eight', () => {
    expect(lookUpCompanies(tukanPl, 'sp')).toHaveLength(8)
  })

  it.each([
    ['Poland', plCompanies, tukanPl],
    ['Spain', esCompanies, tukanEs],
    ['Germany', deCompanies, vireoDe],
    ['Romania', roCompanies, tukanRo],
    ['Mexico', mxCompanies, tukanMx],
    ['Colombia', coCompanies, vireoCo],
    ['the Philippines', phCompanies, vireoPh],
    ['Vietnam', vnCompanies, vireoVn],
  ] as const)('has employers in %s that the rules accept', (_name, companies, product) => {
    expect(companies.length).toBeGreaterThanOrEqual(20)
    const { companyName, taxRegistryCode } = product.country.rules
    for (const company of companies) {
      expect(companyName.check(company.name, buildContext(product)), company.name).toBeNull()
      expect(taxRegistryCode.check(company.taxRegistryCode, buildContext(product)), company.name).toBeNull()
    }
    expect(new Set(companies.map((company) => company.taxRegistryCode)).size).toBe(companies.length)
  })
})

describe('findCompanies', () => {
  const findNames = (text: string): readonly string[] => findCompanies(tukanPl, text).map(({ name }) => name)

  it.each([
    ['6762601818', 'Brzozowa Piekarnia sp. z o.o.'],
    ['PL 676-260-18-18', 'Brzozowa Piekarnia sp. z o.o.'],
    ['piek', 'Brzozowa Piekarnia sp. z o.o.'],
    ['PIEKARNIA brzoz', 'Brzozowa Piekarnia sp. z o.o.'],
    ['kuznia smakow', 'Kuźnia Smaków sp.j.'],
  ])('finds one employer by its number or by words of its name: %s', (text, name) => {
    expect(findNames(text)).toEqual([name])
  })

  it('puts names that begin with the text first', () => {
    expect(findNames('zielon')).toEqual([
      'Zielony Most Logistyka S.A.',
      'Recykling Zielony Krąg sp. z o.o.',
      'Taxi Zielona S.A.',
    ])
  })

  it.each(['', 'pi', '676260181', '67626018180', '%', '.*', 'piekarnia nowa'])('finds nothing for %j', (text) => {
    expect(findNames(text)).toEqual([])
  })

  it('returns at most eight', () => {
    expect(findCompanies(vireoDe, 'gmbh')).toHaveLength(8)
  })

  it('finds only employers of the country of the product', () => {
    expect(findCompanies(tukanEs, '6762601818')).toEqual([])
  })
})

describe('vehicleMakes', () => {
  it('has makes and models that the rules accept', () => {
    const { vehicleBrand, vehicleModel } = catalogue['other-information']
    const context = buildContext(tukanEs)
    for (const { name, models } of vehicleMakes) {
      expect(validateAnswer(vehicleBrand, name, context), name).toEqual({ outcome: 'answered', value: name })
      for (const model of models) {
        expect(validateAnswer(vehicleModel, model, context), model).toEqual({ outcome: 'answered', value: model })
      }
    }
  })
})

describe('checkEmail', () => {
  // Shows spec 5.31
  it.each([
    ['anna@gmail.com', true, null],
    ['anna@gmial.com', true, 'anna@gmail.com'],
    ['anna@GMAIL.con', true, 'anna@gmail.com'],
    ['anna@wp.lp', true, 'anna@wp.pl'],
    ['anna+rejected@hotmial.com', true, 'anna+rejected@hotmail.com'],
    ['anna@firma-kowalskich.pl', true, null],
    ['anna@mailinator.com', false, null],
    ['anna@yopmail.com', false, null],
    ['anna', false, null],
    ['@gmail.com', false, null],
    ['anna@gmail', false, 'anna@gmail.com'],
    ['', false, null],
  ])('%s: valid %s, suggests %s', async (address, valid, suggestion) => {
    for (const product of Object.values(products)) {
      await expect(checkEmail(address, buildContext(product))).resolves.toEqual({ valid, suggestion })
    }
  })
})
