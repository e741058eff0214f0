// Parsing of text, e-mail, phone and codes as people paste them.
import { describe, expect, it } from 'vitest'
import { countries } from '../countries/registry.ts'
import { parseCode, parseEmail, parsePhone, parseRegisterNumber, parseText } from './parseText.ts'

const { PL } = countries
const nothing = { outcome: 'empty' }
const answer = (value: string): object => ({ outcome: 'answered', value })
const error = (code: string, params?: object): object => ({
  outcome: 'invalid',
  error: { code, ...(params && { params }) },
})

describe('text', () => {
  it.each([
    ['  Jan  ', 'Jan'],
    ['Jan\u00a0Maria', 'Jan Maria'],
    ['Jan\u2009\u202f Maria', 'Jan Maria'],
    ['Jan\t\nMaria', 'Jan Maria'],
    ['Ja\u200bn\ufeff', 'Jan'],
    ['\u202aJan\u202c', 'Jan'],
    ['Z\u0307aneta', 'Żaneta'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    ['Ｊａｎ', 'Jan'],
    ['Kowalska–Nowak', 'Kowalska-Nowak'],
    ['Kowalska—Nowak', 'Kowalska-Nowak'],
    ['D´Angelo', "D'Angelo"],
    ['O’Neil', 'O’Neil'],
    ['3.º', '3.º'],
  ])('%j is read as %j', (typed, value) => {
    expect(parseText(typed, PL)).toEqual(answer(value))
  })
  it.each([undefined, '', '   ', '\u00a0\u200b\t'])('%j is parsed as empty', (typed) => {
    expect(parseText(typed, PL)).toEqual(nothing)
  })
  it.each(['a\u0000b', 'a\u0007', '\ud83d', 'x\udc00y', '\u007f', '\u0085'])('%j cannot be stored', (typed) => {
    expect(parseText(typed, PL)).toEqual(error('not-text'))
  })
  it.each([5, true, { day: '1' }])('%j is not text', (typed) => {
    expect(parseText(typed, PL)).toEqual(error('not-text'))
  })
  it('has at most 100 characters without surrounding spaces', () => {
    expect(parseText(` ${'a'.repeat(100)} `, PL)).toEqual(answer('a'.repeat(100)))
    expect(parseText('a'.repeat(101), PL)).toEqual(error('too-long', { max: 100 }))
  })
  it('has letters replaced only in the country that defines replacements', () => {
    const romanian = { ...PL, replacedLetters: { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' } }
    expect(parseText('Ştefănuţ', romanian)).toEqual(answer('Ștefănuț'))
    expect(parseText('Şahin', PL)).toEqual(answer('Şahin'))
  })
})

describe('e-mail', () => {
  it.each([
    [' Jan.Kowalski@Example.COM ', 'Jan.Kowalski@example.com'],
    ['jan＠example.com', 'jan@example.com'],
    ['a`b@c.pl', 'a`b@c.pl'],
    ['mailto:jan@example.com', 'jan@example.com'],
    ['MAILTO: jan@example.com?subject=loan', 'jan@example.com'],
    ['Jan Nowak <jan@Example.com>', 'jan@example.com'],
    ['"Nowak, Jan" <jan@example.com>;', 'jan@example.com'],
    ['<jan@example.com>', 'jan@example.com'],
    ['jan@example.com.', 'jan@example.com'],
    ['jan@example.com;', 'jan@example.com'],
    ['jan@example.com ;', 'jan@example.com'],
    ['"jan@example.com"', 'jan@example.com'],
    ['(jan@example.com)', 'jan@example.com'],
    ['e-mail: jan@example.com', 'jan@example.com'],
    ['mailto://jan@example.com', 'jan@example.com'],
    ['jan @ example.com', 'jan@example.com'],
    ['jan@example. com', 'jan@example.com'],
    ['jan@例え。jp', 'jan@例え.jp'],
    ['jan@MÜLLER.de', 'jan@müller.de'],
    ['no host', 'no host'],
  ])('%j is read as %j', (typed, value) => {
    expect(parseEmail(typed)).toEqual(answer(value))
  })
  it('has at most 254 characters', () => {
    expect(parseEmail(`${'a'.repeat(250)}@b.pl`)).toEqual(error('too-long', { max: 254 }))
  })
})

describe('phone', () => {
  it('is cleaned and otherwise unchanged', () => {
    expect(parsePhone('\u202d+48\u00a0512–345–678\u202c')).toEqual(answer('+48 512-345-678'))
    expect(parsePhone('５１２３４５６７８')).toEqual(answer('512345678'))
    expect(parsePhone('٥١٢٣٤٥٦٧٨')).toEqual(answer('512345678'))
  })
  // Shows spec 5.23
  it('has at most 250 characters', () => {
    expect(parsePhone('5'.repeat(250))).toEqual(answer('5'.repeat(250)))
    expect(parsePhone('5'.repeat(251))).toEqual(error('too-long', { max: 250 }))
  })
})

describe('codes', () => {
  it.each([
    [' 850 714-12334', '85071412334'],
    ['526.104.08.28', '5261040828'],
    ['aba 300000', 'ABA300000'],
    ['８５０７１４１２３３４', '85071412334'],
    ['٨٥٠٧١٤١٢٣٣٤', '85071412334'],
    ['۸۵۰۷۱۴۱۲۳۳۴', '85071412334'],
    ['PL61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
    ['00‑001', '00001'],
    ['12345678–z', '12345678Z'],
  ])('%j is read as %j', (typed, value) => {
    expect(parseCode(typed)).toEqual(answer(value))
  })
  it('have at most 40 characters', () => {
    expect(parseCode('1'.repeat(41))).toEqual(error('too-long', { max: 40 }))
  })
  it('are not read from a number, because its leading zeros are lost', () => {
    expect(parseCode(1234567)).toEqual(error('not-text'))
  })
})

it('retains the slashes of a register number and removes those of a code', () => {
  expect(parseRegisterNumber(' zus-123456/15 ')).toEqual(answer('ZUS123456/15'))
  expect(parseCode(' 850714/12334; ')).toEqual(answer('85071412334'))
})
