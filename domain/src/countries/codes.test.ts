// In every country, the rules of a data point raise only codes that they declare, and declare only codes that exist.
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { validateAnswer } from '../validation/validateAnswer.ts'
import { resolveRules } from '../validation/resolveRules.ts'
import type { AnswerValue } from '../lead/answers.ts'
import { createCountryContext, loadCountryRules } from '../testing/context.ts'
import { everyDataPoint } from '../testing/everyDataPoint.ts'
import { isErrorCode } from '../rules/errorCodes.ts'
import type { ValidationContext } from '../validation/validationCountry.ts'
import { findLoadedRule } from '../rules/rule.ts'
import { countries } from './registry.ts'

const filled = {
  personalDetails: { dateOfBirth: '1985-07-14' },
  contactDetails: { phoneNumber: '+48512345678' },
  incomeDetails: { incomeContractStartedAt: '2020-05-01' },
  expenses: { mortgageStartedAt: '2020-05-01' },
}
const contexts: readonly ValidationContext[] = Object.values(countries).flatMap((country) => [
  createCountryContext(country),
  createCountryContext(country, filled),
])
const anyContext = fc.constantFrom(...contexts)

/** About fifteen for each context. */
const numRuns = 240

const values: fc.Arbitrary<AnswerValue> = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^[A-Z0-9]{1,28}$/u),
  fc.stringMatching(/^\d{9,14}$/u),
  fc.stringMatching(/^\+48\d{5,12}$/u),
  fc
    .date({ noInvalidDate: true, min: new Date('1800-01-01'), max: new Date('2200-01-01') })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('85071412334', '92022945623', '+48512345678', '+34612345678', 'PL61109010140000071219812875'),
  fc.integer(),
  fc.double(),
  fc.boolean(),
)

beforeAll(async () => {
  await Promise.all(contexts.map(loadCountryRules))
})

describe.each(everyDataPoint)('$name', ({ dataPoint }) => {
  // Shows spec 5.33
  it('raises only codes that its rules declare', () => {
    fc.assert(
      fc.property(values, anyContext, (value, context) => {
        for (const rule of resolveRules(dataPoint, context)) {
          const code = findLoadedRule(rule, value)?.check(value, context)?.code
          if (code !== undefined) expect(rule.codes).toContain(code)
        }
      }),
      { numRuns },
    )
  })
  it('validates any input without throwing, with a code that exists', () => {
    const dates = fc.record({ day: fc.string(), month: fc.string(), year: fc.string() })
    fc.assert(
      fc.property(fc.oneof(values, dates), anyContext, (raw, context) => {
        const validation = validateAnswer(dataPoint, raw, context)
        if (validation.outcome === 'invalid') expect(isErrorCode(validation.error.code)).toBe(true)
      }),
      { numRuns },
    )
  })
  it('declares only codes that exist', () => {
    for (const context of contexts) {
      for (const code of resolveRules(dataPoint, context).flatMap((rule) => rule.codes)) {
        expect(isErrorCode(code), code).toBe(true)
      }
    }
  })
})
