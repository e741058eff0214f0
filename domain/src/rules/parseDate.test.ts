// Parsing of dates from parts, from names of months, and from one pasted text.
import { describe, expect, it } from 'vitest'
import { countries } from '../countries/registry.ts'
import { monthNames as spanish } from '../countries/es/rulesAndOptions.ts'
import { monthNames as polish } from '../countries/pl/rulesAndOptions.ts'
import { type DateCountry, parseDate, parseMonth } from './parseDate.ts'

const PL: DateCountry = { dateOrder: ['day', 'month', 'year'], monthNames: polish }
const ES: DateCountry = { ...PL, monthNames: spanish }
const answer = (value: string): object => ({ outcome: 'answered', value })
const error = (code: string, params?: object): object => ({
  outcome: 'invalid',
  error: { code, ...(params && { params }) },
})
const dateParts = (day: string, month: string, year: string): { day: string; month: string; year: string } => ({
  day,
  month,
  year,
})

describe('days', () => {
  it.each([
    [dateParts('14', '07', '1985'), '1985-07-14'],
    [dateParts('1', '7', '1985'), '1985-07-01'],
    [dateParts(' 14. ', ' 7. ', ' 1985 '), '1985-07-14'],
    [dateParts('１４', '７', '１９８５'), '1985-07-14'],
    [dateParts('١٤', '٧', '١٩٨٥'), '1985-07-14'],
    [dateParts('14', 'lipca', '1985'), '1985-07-14'],
    [dateParts('14', 'Lipiec', '1985'), '1985-07-14'],
    [dateParts('14', 'VII', '1985'), '1985-07-14'],
    [dateParts('5', 'pazdziernika', '1985'), '1985-10-05'],
    [dateParts('5', 'PAŹ', '1985'), '1985-10-05'],
    [dateParts('14', 'July', '1985'), '1985-07-14'],
    [dateParts('29', '2', '2000'), '2000-02-29'],
    [dateParts('14.07.1985', '', ''), '1985-07-14'],
    [dateParts('14 lipca 1985', '', ''), '1985-07-14'],
    ['1985-07-14', '1985-07-14'],
    ['14.7.1985', '1985-07-14'],
    ['14/07/1985', '1985-07-14'],
  ])('%j is read as %s', (raw, value) => {
    expect(parseDate(raw, PL)).toEqual(answer(value))
  })
  it('a pasted date is read in the order of the country', () => {
    expect(parseDate('07/14/1985', { ...PL, dateOrder: ['month', 'day', 'year'] })).toEqual(answer('1985-07-14'))
  })
  it('the month names of the country are recognised', () => {
    expect(parseDate(dateParts('1', 'enero', '2020'), ES)).toEqual(answer('2020-01-01'))
    expect(parseDate(dateParts('1', 'setiembre', '2020'), ES)).toEqual(answer('2020-09-01'))
    expect(parseDate(dateParts('1', 'stycznia', '2020'), ES)).toEqual(error('date-month'))
  })
  it('the start of two names of months is rejected', () => {
    const country = { ...PL, monthNames: [['marzal'], ['marzo']] }
    expect(parseDate(dateParts('1', 'marzo', '2020'), country)).toEqual(answer('2020-02-01'))
    expect(parseDate(dateParts('1', 'mar', '2020'), country)).toEqual(error('date-month'))
  })
  it.each([
    [dateParts('32', '1', '2020'), 'date-day'],
    [dateParts('0', '1', '2020'), 'date-day'],
    [dateParts('x', '1', '2020'), 'date-day'],
    [dateParts('1', '13', '2020'), 'date-month'],
    [dateParts('1', '0', '2020'), 'date-month'],
    [dateParts('1', 'ma', '2020'), 'date-month'],
    [dateParts('1', '-1', '2020'), 'date-month'],
    [dateParts('1', '1', '85'), 'date-year'],
    [dateParts('1', '1', '20205'), 'date-year'],
    [dateParts('29', '2', '2001'), 'date-not-real'],
    [dateParts('29', '2', '1900'), 'date-not-real'],
    [dateParts('31', '4', '2020'), 'date-not-real'],
    [dateParts('1\u0000', '1', '2020'), 'not-text'],
    ['14.07.85', 'date-year'],
    ['2020-13-01', 'date-month'],
  ])('%j is rejected with %s', (raw, code) => {
    expect(parseDate(raw, PL)).toEqual(error(code))
  })
  it.each([
    [dateParts('', '1', '2020'), 'day'],
    [dateParts('1', '', '2020'), 'month'],
    [dateParts('1', '', ''), 'month,year'],
    ['soon', 'month,year'],
  ])('%j lacks %s', (raw, missing) => {
    expect(parseDate(raw, PL)).toEqual(error('date-incomplete', { missing }))
  })
  it.each([5, true])('%j is not a date', (raw) => {
    expect(parseDate(raw, PL)).toEqual(error('date-incomplete'))
  })
  it.each([undefined, '', {}, dateParts('', ' ', '')])('%j is parsed as empty', (raw) => {
    expect(parseDate(raw, PL)).toEqual({ outcome: 'empty' })
  })
})

describe('months', () => {
  it.each([
    [{ month: '5', year: '2019' }, '2019-05-01'],
    [{ month: 'maja', year: '2019' }, '2019-05-01'],
    [{ day: '', month: '5', year: '2019' }, '2019-05-01'],
    ['2019-05-01', '2019-05-01'],
    ['2019-05-17', '2019-05-01'],
    ['2019-05', '2019-05-01'],
  ])('%j is read as %s', (raw, value) => {
    expect(parseMonth(raw, PL)).toEqual(answer(value))
  })
  it.each([
    [{ month: '5', year: '' }, error('date-incomplete', { missing: 'year' })],
    [{ month: '13', year: '2019' }, error('date-month')],
    [{ month: '5', year: '19' }, error('date-year')],
    ['2019-13', error('date-month')],
    [5, error('date-incomplete')],
    [undefined, { outcome: 'empty' }],
    ['', { outcome: 'empty' }],
  ])('%j is not a month', (raw, reading) => {
    expect(parseMonth(raw, PL)).toEqual(reading)
  })
})

describe('a month with its year, pasted into one box', () => {
  it.each([
    ['PL', '05/2019'],
    ['PL', '5.2019'],
    ['PL', '2019-05'],
    ['PL', 'maj 2019'],
    ['ES', 'mayo de 2019'],
    ['PH', 'May, 2019'],
    ['VN', 'tháng 5 năm 2019'],
  ] as const)('is read in %s: %s', (code, text) => {
    const boxes = { day: '', month: '', year: '' }
    expect(parseMonth({ ...boxes, month: text }, countries[code])).toEqual(answer('2019-05-01'))
    expect(parseMonth({ ...boxes, year: text }, countries[code])).toEqual(answer('2019-05-01'))
  })
  it.each(['05/19', '2019/2020', 'maj'])('is rejected if it is not one: %s', (month) => {
    expect(parseMonth({ day: '', month, year: '' }, PL).outcome).toBe('invalid')
  })
})

describe('a date that is written out, pasted into the first box', () => {
  it.each([
    ['ES', '14 de julio de 1985'],
    ['ES', '14 de Julio del 1985'],
    ['ES', 'el 14 de julio de 1985'],
    ['ES', '14de julio de1985'],
    ['ES', '14 de julio del año 1985'],
    ['MX', 'domingo, 14 de julio de 1985'],
    ['CO', 'Julio 14 de 1985'],
    ['CO', '1985-07-14'],
    ['PL', '14 lipca 1985r.'],
    ['PL', '14.07.1985r.'],
    ['PL', 'niedziela, 14 lipca 1985'],
    ['PL', 'ur. 14 lipca 1985'],
    ['PL', '(14.07.1985)'],
    ['PL', '1985 r., 14 lipca'],
    ['PL', '07/14/1985'],
    ['VN', 'Ngày 14 tháng 07 năm 1985'],
    ['VN', 'tháng 7 ngày 14 năm 1985'],
    ['VN', 'Ngày sinh: 14/7/1985'],
    ['VN', '14 thg 7, 1985'],
    ['DE', 'Sonntag, 14. Juli 1985'],
    ['PH', 'Sunday, July 14th, 1985'],
    ['PH', '14071985'],
    ['PL', '14 lipca 1985 r.'],
    ['PL', '14. lipca 1985 roku'],
    ['PL', '14071985'],
    ['PL', '19850714'],
    ['VN', 'ngày 14 tháng 7 năm 1985'],
    ['VN', '14 tháng bảy, 1985'],
    ['VN', 'ngày 14 tháng bảy năm 1985'],
    ['DE', '14. Juli 1985'],
    ['DE', 'den 14. Juli 1985'],
    ['PH', 'July 14, 1985'],
    ['PH', '14th of July 1985'],
    ['PH', '07141985'],
  ] as const)('is read in %s: %s', (code, text) => {
    const country = countries[code]
    const first = { day: '', month: '', year: '', [country.dateOrder[0]]: text }
    expect(parseDate(first, country)).toEqual(answer('1985-07-14'))
    expect(parseDate(text, country)).toEqual(answer('1985-07-14'))
  })

  it('is read in any order if a word identifies the month', () => {
    const country = countries.VN
    expect(parseDate('tháng 7 ngày 4 năm 1985', country)).toEqual(answer('1985-07-04'))
    expect(parseDate('4 tháng giêng năm 1985', country)).toEqual(answer('1985-01-04'))
    expect(parseDate('4 tháng năm năm 1985', country)).toEqual(answer('1985-05-04'))
    expect(parseDate('4 tháng 11 năm 1985', country)).toEqual(answer('1985-11-04'))
  })
  it('is read in the order of the country if both orders are possible', () => {
    expect(parseDate('04071985', countries.PL)).toEqual(answer('1985-07-04'))
    expect(parseDate('04071985', countries.PH)).toEqual(answer('1985-04-07'))
  })
  it('is read with the short German name of March', () => {
    const country = countries.DE
    expect(parseDate(dateParts('14', 'Mrz', '1985'), country)).toEqual(answer('1985-03-14'))
    expect(parseDate('14. Mrz. 1985', country)).toEqual(answer('1985-03-14'))
  })

  it.each([
    '31021985',
    '99999999',
    '1407198',
    '14 1985',
    'de de de',
    '14 julio',
    '14 jlio 1985',
    '1 2 3 1985',
    '13/13/1985',
  ])('is rejected if it is not a date: %s', (text) => {
    const country = countries.ES
    expect(parseDate(text, country).outcome).toBe('invalid')
  })
})
