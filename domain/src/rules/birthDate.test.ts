// Compares the date of birth with other answers. The one on the later page is rejected, and its error names the other.
import { describe, expect, it } from 'vitest'
import type { LeadApplication } from '../lead/application.ts'
import { findInvalidAnswers } from '../pages/applicationAnswers.ts'
import { type ProductId, products } from '../products/registry.ts'
import { createCountryContext } from '../testing/context.ts'
import { fitsDocumentRule, fitsPersonalCodeRule } from './birthDate.ts'

const findErrors = (id: ProductId, application: LeadApplication) => {
  const product = products[id]
  return findInvalidAnswers(
    { ...createCountryContext(product.country, application), product },
    { complete: false },
  ).map(({ page, error: { code, comparedWith } }) => [page, code, comparedWith])
}

const dateOfBirth = '1992-02-29'
const codes = { PL: '85071412334', RO: '1850714123457', MX: 'GAMJ850714HDFRRN07', VN: '001085012345' } as const

describe('a personal code with another birth date', () => {
  it.each([
    ['tukan-pl', codes.PL, ['personal-code', 'pesel-birth-date', 'dateOfBirth']],
    ['vireo-pl', codes.PL, ['date-of-birth', 'pesel-birth-date', 'personalCode']],
    ['vireo-mx', codes.MX, ['date-of-birth', 'curp-birth-date', 'personalCode']],
    ['vireo-ro', codes.RO, ['date-of-birth', 'cnp-birth-date', 'personalCode']],
    ['vireo-vn', codes.VN, ['personal-code', 'cccd-birth-date', 'dateOfBirth']],
  ] as const)('is rejected on the later page in %s', (id, personalCode, expected) => {
    expect(findErrors(id, { personalDetails: { personalCode, dateOfBirth } })).toEqual([expected])
    expect(findErrors(id, { personalDetails: { personalCode, dateOfBirth: '1985-07-14' } })).toEqual([])
  })
})

describe('a date of issue', () => {
  const application = (identificationType: string, idCardIssuedAt: string): LeadApplication => ({
    personalDetails: { dateOfBirth },
    otherDetails: { identificationType, idCardIssuedAt },
  })
  const buildError = (code: string) => ['personal-code', code, 'dateOfBirth']
  it.each([
    ['vireo-co', 'cc', '2010-02-28', [buildError('date-before-document-age')]],
    ['vireo-co', 'cc', '2010-03-01', []],
    ['vireo-co', 'ce', '1992-02-28', [buildError('date-before-birth')]],
    ['vireo-co', 'ce', '1992-02-29', []],
    ['vireo-pl', 'id_card', '1992-02-28', [['id-card', 'date-before-birth', 'dateOfBirth']]],
  ] as const)('is compared on the later page in %s: %s of %s', (id, kind, issuedAt, expected) => {
    expect(findErrors(id, application(kind, issuedAt))).toEqual(expected)
  })
})

describe('the date of birth', () => {
  it('is compared with a document that was answered before it', () => {
    const issued = { otherDetails: { identificationType: 'cc', idCardIssuedAt: '1992-02-28' } }
    const context = createCountryContext(products['vireo-co'].country, issued)
    expect(fitsDocumentRule.check(dateOfBirth, context)).toMatchObject({
      code: 'birth-date-and-document',
      comparedWith: 'idCardIssuedAt',
    })
    expect(fitsDocumentRule.check('1970-02-28', context)).toBeNull()
  })
  const { country } = products['vireo-ro']
  const existing: LeadApplication = { personalDetails: { personalCode: codes.RO } }
  it('is not compared with a code on a later page', () => {
    const isShownLater = (name: string) => name === 'personalCode'
    expect(
      fitsPersonalCodeRule.check(dateOfBirth, { ...createCountryContext(country, existing), isShownLater }),
    ).toBeNull()
    expect(fitsPersonalCodeRule.check(dateOfBirth, createCountryContext(country, existing))).toEqual({
      code: 'cnp-birth-date',
      params: { cnpDate: '1985-07-14', dateOfBirth },
      comparedWith: 'personalCode',
    })
  })
  it('is not rejected for other errors of the code', () => {
    const wrong: LeadApplication = { personalDetails: { personalCode: '1850714123458' } }
    expect(fitsPersonalCodeRule.check(dateOfBirth, createCountryContext(country, wrong))).toBeNull()
  })
})

describe('an unreadable answer', () => {
  const later: LeadApplication = {
    otherDetails: { idCardIssuedAt: '2020-01-31', housingTenure: 'rented', housingTenureSinceDate: '2020-01-01' },
    incomeDetails: { incomeSource: 'employed_permanent', incomeContractStartedAt: '2019-01-01' },
  }
  it.each([
    ['tukan-pl', codes.PL, later],
    ['vireo-mx', codes.MX, {}],
  ] as const)('is the only rejected one in %s, not the answers compared with it', (id, personalCode, others) => {
    expect(findErrors(id, { ...others, personalDetails: { personalCode, dateOfBirth: '2026-02-30' } })).toEqual([
      ['date-of-birth', 'date-not-real', undefined],
    ])
  })

  it('is the only rejected one if it is the date of issue', () => {
    const otherDetails = { identificationType: 'cc', idCardIssuedAt: '1980-02-30' }
    expect(findErrors('vireo-co', { personalDetails: { dateOfBirth }, otherDetails })).toEqual([
      ['personal-code', 'date-not-real', undefined],
    ])
  })
})
