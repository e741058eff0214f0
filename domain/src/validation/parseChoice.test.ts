// Parsing of options, yes or no, and consents.
import { describe, expect, it } from 'vitest'
import { countries } from '../countries/registry.ts'
import { parseChoice, parseConsent, parseYesNo } from './parseChoice.ts'

const { options } = countries.PL
const answer = (value: string | boolean): object => ({ outcome: 'answered', value })
const error = (code: string): object => ({ outcome: 'invalid', error: { code } })
const nothing = { outcome: 'empty' }

describe('choices', () => {
  it.each([
    [options.education, 'master', answer('master')],
    [options.province, 'PL-14', answer('PL-14')],
    [options.citizenship, 'PL', answer('PL')],
    [options.education, '', nothing],
    [options.education, undefined, nothing],
    [options.education, 'Master', error('not-an-option')],
    [options.education, 'toString', error('not-an-option')],
    [options.education, 5, error('not-an-option')],
    [options.education, 'a\u0000', error('not-an-option')],
    [undefined, 'master', error('not-an-option')],
  ])('%#: reads $1', (list, raw, reading) => {
    expect(parseChoice(raw, list)).toEqual(reading)
  })
})

describe('yes or no', () => {
  it.each([
    [true, answer(true)],
    ['true', answer(true)],
    [false, answer(false)],
    ['false', answer(false)],
    ['', nothing],
    [undefined, nothing],
    ['yes', error('not-yes-or-no')],
    ['on', error('not-yes-or-no')],
    [1, error('not-yes-or-no')],
    [{}, error('not-yes-or-no')],
  ])('reads %j', (raw, reading) => {
    expect(parseYesNo(raw)).toEqual(reading)
  })
})

describe('consents', () => {
  it.each([
    [true, answer(true)],
    ['true', answer(true)],
    ['on', answer(true)],
    [false, answer(false)],
    ['false', answer(false)],
    ['', answer(false)],
    [undefined, answer(false)],
    ['yes', error('not-yes-or-no')],
    [1, error('not-yes-or-no')],
  ])('reads %j', (raw, reading) => {
    expect(parseConsent(raw)).toEqual(reading)
  })
})
