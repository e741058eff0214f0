// Identity documents of applicants who have none of the product's country.
import { describe, expect, it } from 'vitest'
import { catalogue } from '../data-points/catalogue.ts'
import type { LeadApplication } from '../lead/application.ts'
import { validateRaw } from '../testing/validation.ts'
import type { CountryCode } from './country.ts'
import { countries } from './registry.ts'

const dataPoint = catalogue['personal-details'].idCardNumber

const validate = (code: CountryCode, number: string, otherDetails: LeadApplication['otherDetails'] = {}): unknown =>
  validateRaw({ country: countries[code], dataPoint, application: { otherDetails } }, number)

describe('a document of another country', () => {
  it.each([
    ['DE', { citizenship: 'TR', identificationType: 'passport' }, 'U12345678'],
    ['DE', { citizenship: 'PL', identificationType: 'id_card' }, 'ABA300000'],
    ['DE', { citizenship: 'PL', identificationType: 'passport' }, 'EO1234567'],
    ['PL', { citizenship: 'UA' }, 'FX123456'],
    ['PH', { citizenship: 'US', identificationType: 'passport' }, '512345678'],
    ['MX', { identificationType: 'passport' }, 'AAB123456'],
    ['MX', { identificationType: 'residence' }, '12345678'],
    ['RO', { identificationType: 'passport' }, 'A1234567'],
    ['CO', { identificationType: 'passport' }, 'AAB123456'],
    ['VN', { identificationType: 'passport' }, 'C12345678'],
  ] as const)('is accepted in %s from a person with %j: %s', (code, otherDetails, number) => {
    expect(validate(code, number, otherDetails)).toBe(number)
  })

  it.each([
    ['DE', { citizenship: 'DE', identificationType: 'passport' }, 'U12345678'],
    ['DE', {}, 'ABA300000'],
    ['PL', { citizenship: 'PL' }, 'FX123456'],
    ['PH', { citizenship: 'PH', identificationType: 'passport' }, '512345678'],
    ['PH', { citizenship: 'US', identificationType: 'sss' }, '512345678'],
    ['MX', { identificationType: 'ine' }, 'AAB123456'],
    ['RO', { identificationType: 'id_card' }, 'A1234567'],
  ] as const)('is rejected in %s from a person with %j: %s', (code, otherDetails, number) => {
    const form = code === 'PL' ? 'id-card-form' : 'identity-document-form'
    expect(validate(code, number, otherDetails)).toEqual({ code: form })
  })

  it('keeps its letter O, which no German card has', () => {
    expect(validate('DE', 'EO1234567', { citizenship: 'PL' })).toBe('EO1234567')
  })
})
