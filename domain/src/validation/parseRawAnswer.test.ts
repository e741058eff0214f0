// Parsing of every data point of the catalogue never throws, is idempotent, and is fast.
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadCountryRules, plContext, esContext } from '../testing/context.ts'
import { everyDataPoint } from '../testing/everyDataPoint.ts'
import type { RawAnswer } from '../rules/parseResult.ts'
import { parseRawAnswer } from './parseRawAnswer.ts'

const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...' .,-–—\u00a0\u200b0123456789１４zł€PLabcŻ´`’@/º'.split('')) }),
  fc.constantFrom(
    'm. 5',
    'lok 12 A',
    '00001',
    '00-001',
    '512 345 678',
    '+48512345678',
    '(+48) 512345678',
    'ǰ',
    '„”',
    'IBAN',
    '︱',
    '₋',
  ),
  fc.stringMatching(/^(?:PL|ES|IBAN)? ?\d{5,26}[A-Z]?$/u),
)
const raws: fc.Arbitrary<RawAnswer> = fc.oneof(
  typed,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(undefined),
  fc.record({ day: typed, month: typed, year: typed }),
  fc.record({
    day: fc.nat(32).map(String),
    month: fc.nat(13).map(String),
    year: fc.integer({ min: 1000, max: 9999 }).map(String),
  }),
)

const contexts = { PL: plContext(), ES: esContext() }

beforeAll(async () => {
  await Promise.all(Object.values(contexts).map(loadCountryRules))
})

describe.each(everyDataPoint)('$name', ({ dataPoint }) => {
  it('is parsed idempotently', () => {
    fc.assert(
      fc.property(raws, fc.constantFrom('PL' as const, 'ES' as const), (raw, code) => {
        const context = contexts[code]
        const reading = parseRawAnswer(dataPoint, raw, context)
        if (reading.outcome === 'answered') expect(parseRawAnswer(dataPoint, reading.value, context)).toEqual(reading)
      }),
      { numRuns: 200 },
    )
  })
  it('is read in less than a second with 10,000 characters', () => {
    for (const unit of ['a', '9', ' ', '1 ', '1.', 'a\u0301', '\u200b', '-', '@a.']) {
      const raw = unit.repeat(10_000 / unit.length)
      const start = performance.now()
      for (const context of Object.values(contexts)) {
        parseRawAnswer(dataPoint, raw, context)
        parseRawAnswer(dataPoint, { day: raw, month: raw, year: raw }, context)
      }
      expect(performance.now() - start).toBeLessThan(1000)
    }
  })
})
