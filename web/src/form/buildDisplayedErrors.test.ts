// The texts of field errors below the field and in the summary.
import { catalogue } from '@loan/domain/data-points/catalogue'
import { buildChain } from '@loan/domain/pages/chain'
import { requireDataPoints } from '@loan/domain/pages/pageDataPoints'
import { product } from '@loan/domain/products/tukan-pl'
import { describe, expect, it } from 'vitest'
import type { TextParams } from '../i18n/findText.ts'
import { buildDisplayedErrors, type InvalidDataPoint } from './buildDisplayedErrors.ts'

const all = buildChain(product).flatMap((page) => requireDataPoints(page, catalogue))

const find = (path: string) => {
  const found = all.find((dataPoint) => dataPoint.path === path)
  if (found === undefined) throw new Error(`No page has the data point ${path}`)
  return found
}

const errorTexts = new Set(['email-form', 'below-min'])

/** Texts that show their namespace, their key and their parameters. */
const sources = {
  country: product.country,
  texts: {
    language: 'en',
    of:
      (namespace: string) =>
      (key: string, params: TextParams = {}) =>
        key.endsWith('>label') ? key : [namespace, key, ...Object.values(params)].join(' '),
    has: (_namespace: string, key: string) => errorTexts.has(key),
  },
  formats: {
    money: (amount: number) => `${amount} zł`,
    number: (value: number) => `#${value}`,
    date: (isoDate: string) => isoDate.split('-').toReversed().join('.'),
  },
}

const build = (...errors: readonly (readonly [string, InvalidDataPoint['error']])[]) =>
  buildDisplayedErrors(
    errors.map(([path, error]) => ({ dataPoint: find(path), error })),
    sources,
  )

const email = 'contactDetails.email'
const money = 'incomeDetails.monthlyIncome'

describe('buildDisplayedErrors', () => {
  it('has the name and the first control of the field', () => {
    expect(build([email, { code: 'email-form' }])).toEqual([
      { name: email, id: 'field-contactDetails-email', text: 'errors email-form', kind: 'wrong' },
    ])
  })

  it.each(['required', 'consent-needed'])("has the field's own text for %s", (code) => {
    expect(build([email, { code }])[0]?.text).toBe('contact-information dataPoints>email>required')
  })

  it('distinguishes a consent to tick from a question to answer', () => {
    const [question, consent] = build([email, { code: 'required' }], ['generalPolicies', { code: 'consent-needed' }])
    expect([question?.kind, consent?.kind]).toEqual(['blank', 'unticked'])
  })

  it('formats the parameters of an amount as money, and dates', () => {
    const params = { min: 100, until: '2026-11-25' }
    expect(build([money, { code: 'below-min', params }])[0]?.text).toBe('errors below-min 100 zł 25.11.2026')
    expect(build([email, { code: 'below-min', params }])[0]?.text).toBe('errors below-min #100 25.11.2026')
  })

  it.each([
    ['a code without a text', 'new-code', "The server's text"],
    ['the code unknown', 'unknown', "The server's text"],
  ])("has the server's text for %s", (_name, code, message) => {
    expect(build([email, { code, message }])[0]?.text).toBe(message)
  })

  it('names the field in the summary when the text does not name it', () => {
    expect(build([money, { code: 'below-min' }])[0]?.inSummary).toMatch(/^dataPoints>\w+>label: errors below-min/u)
  })

  it('names the fields in the summary when two have the same text', () => {
    const [first, second] = build([email, { code: 'email-form' }], [money, { code: 'email-form' }])
    expect(first?.inSummary).toBe('dataPoints>email>label: errors email-form')
    expect(second?.inSummary).toMatch(/>label: errors email-form$/u)
  })

  it('keeps the name of the data point that the answer contradicts', () => {
    expect(build([email, { code: 'email-form', comparedWith: 'dateOfBirth' }])[0]?.comparedWith).toBe('dateOfBirth')
  })
})
