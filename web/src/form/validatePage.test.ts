import { loadRules } from '@loan/domain/validation/resolveRules'
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { LeadApplication } from '@loan/domain/lead/application'
import { requireDataPoints } from '@loan/domain/pages/pageDataPoints'
import { idCard, initialDetails, name, numberOfDependants } from '@loan/domain/pages/rows'
import { product } from '@loan/domain/products/tukan-pl'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createServerClock } from '../lib/serverClock.ts'
import { type ControlValues, getFieldNames } from './controlNames.ts'
import { validatePage } from './validatePage.ts'

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] })
  await loadRules(requireDataPoints(initialDetails, catalogue), product)
})

afterAll(() => vi.useRealTimers())

const pages = { initialDetails, name, numberOfDependants, idCard } as const

const validated = (page: keyof typeof pages, values: ControlValues, application: LeadApplication = {}) => {
  const dataPoints = requireDataPoints(pages[page], catalogue)
  const result = validatePage(dataPoints, values, { product, application, clock: createServerClock() })
  return {
    application: result.application,
    shown: getFieldNames(result.shown),
    invalid: result.invalid.map(({ dataPoint, error }) => [dataPoint.path, error.code]),
  }
}

describe('validatePage', () => {
  it('merges normalised answers into the stored ones', () => {
    const before: LeadApplication = { amount: 5000, personalDetails: { gender: 'female' } }
    const values = { 'personalDetails.firstName': '  Łucja ', 'personalDetails.lastName': 'D’Angelo-Żak' }
    expect(validated('name', values, before)).toEqual({
      application: {
        amount: 5000,
        personalDetails: { gender: 'female', firstName: 'Łucja', lastName: 'D’Angelo-Żak' },
      },
      shown: ['personalDetails.firstName', 'personalDetails.lastName'],
      invalid: [],
    })
    expect(before).toEqual({ amount: 5000, personalDetails: { gender: 'female' } })
  })

  it('removes an invalid answer, and its section when that is empty', () => {
    const before: LeadApplication = { personalDetails: { firstName: 'Łucja', lastName: 'Żak' } }
    const values = { 'personalDetails.firstName': '<b>', 'personalDetails.lastName': '' }
    expect(validated('name', values, before)).toMatchObject({
      application: {},
      invalid: [
        ['personalDetails.firstName', 'name-characters'],
        ['personalDetails.lastName', 'required'],
      ],
    })
    expect(validated('name', values, before).application).not.toHaveProperty('personalDetails')
  })

  it('returns the errors in the order of the page', () => {
    expect(validated('initialDetails', { amount: '5050', period: '1' }).invalid).toEqual([
      ['amount', 'off-step'],
      ['period', 'below-minimum'],
      ['contactDetails.email', 'required'],
      ['contactDetails.phoneNumber', 'required'],
      ['generalPolicies', 'consent-needed'],
    ])
  })

  it('stores optional consents that are unticked as answers', () => {
    const values = {
      amount: '5 000 zł',
      period: '73',
      'contactDetails.email': 'a@example.com',
      'contactDetails.phoneNumber': '512 345 678',
      generalPolicies: 'true',
      'contactDetails.marketingConsents.email': 'true',
      'contactDetails.marketingConsents.phone': 'false',
      'contactDetails.marketingConsents.text': 'false',
      'contactDetails.marketingConsents.post': 'false',
    }
    expect(validated('initialDetails', values)).toMatchObject({
      application: {
        amount: 5000,
        contactDetails: {
          phoneNumber: '+48512345678',
          marketingConsents: { email: true, phone: false, text: false, post: false },
        },
      },
      invalid: [],
    })
  })

  it('parses a date from its three controls', () => {
    const date = 'otherDetails.idCardIssuedAt'
    const values = {
      'otherDetails.idCardNumber': 'aba 300000',
      [`${date}.day`]: '1',
      [`${date}.month`]: 'maja',
      [`${date}.year`]: '2020',
      'otherDetails.idCardIssuedAuthority': 'Prezydent m.st. Warszawy',
    }
    expect(validated('idCard', values).application.otherDetails).toMatchObject({
      idCardNumber: 'ABA300000',
      idCardIssuedAt: '2020-05-01',
    })
  })
})

describe('a data point whose condition is an earlier answer of the page', () => {
  const path = 'otherDetails.numberOfDependantsOther'
  const before: LeadApplication = { otherDetails: { numberOfDependantsOther: 7 } }
  const choose = (chosen: string, other = '') =>
    validated('numberOfDependants', { 'otherDetails.numberOfDependants': chosen, [path]: other }, before)

  it('is shown and validated when the condition is met', () => {
    expect(choose('more').invalid).toEqual([[path, 'required']])
    expect(choose('more', '8').application.otherDetails).toEqual({
      numberOfDependants: 'more',
      numberOfDependantsOther: 8,
    })
  })

  it('is neither shown nor stored when it does not apply', () => {
    expect(choose('0', 'junk')).toEqual({
      application: { otherDetails: { numberOfDependants: '0' } },
      shown: ['otherDetails.numberOfDependants'],
      invalid: [],
    })
  })
})
