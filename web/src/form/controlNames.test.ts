import { parseDate, parseMonth } from '@loan/domain/rules/parseDate'
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildControlId, getControlNames, toRawAnswer, readControls, showDrafts } from './controlNames.ts'

const name: DataPoint = { path: 'personalDetails.firstName', kind: 'text', rules: [] }
const born: DataPoint = { path: 'personalDetails.dateOfBirth', kind: 'date', parse: parseDate, rules: [] }
const since: DataPoint = { path: 'otherDetails.housingTenureSinceDate', kind: 'month', parse: parseMonth, rules: [] }

let form = document.createElement('form')

const add = (tag: 'input' | 'select' | 'textarea', attributes: Readonly<Record<string, string>>) => {
  const element = document.createElement(tag)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  if (tag === 'select') {
    for (const value of ['', 'a', 'b']) element.append(Object.assign(document.createElement('option'), { value }))
  }
  form.append(element)
  return element
}
const radio = (value: string, checked = false) =>
  add('input', { type: 'radio', name: 'choice', value, ...(checked && { checked: '' }) })

beforeEach(() => {
  form = document.createElement('form')
  document.body.replaceChildren(form)
})

it('names a control by its payload path, and the controls of a date by its parts', () => {
  expect(getControlNames(name)).toEqual(['personalDetails.firstName'])
  expect(getControlNames(born)).toEqual([
    'personalDetails.dateOfBirth.day',
    'personalDetails.dateOfBirth.month',
    'personalDetails.dateOfBirth.year',
  ])
  expect(buildControlId(born.path)).toBe('field-personalDetails-dateOfBirth')
})

describe('readControls', () => {
  it('reads every kind of control', () => {
    add('input', { name: 'text', value: ' Ł ' })
    add('textarea', { name: 'area' })
    add('select', { name: 'select' })
    add('input', { type: 'checkbox', name: 'ticked', checked: '' })
    add('input', { type: 'checkbox', name: 'open' })
    radio('yes')
    radio('no', true)
    add('input', { value: 'nameless' })
    form.append(document.createElement('button'))
    expect(readControls(form)).toEqual({
      text: ' Ł ',
      area: '',
      select: '',
      ticked: 'true',
      open: 'false',
      choice: 'no',
    })
  })

  it('omits declarations and files', () => {
    add('input', { type: 'checkbox', name: 'declaration', checked: '' })
    add('input', { type: 'file', name: 'upload.front' })
    expect(readControls(form)).toEqual({})
  })

  it('omits radios when none is checked', () => {
    radio('yes')
    expect(readControls(form)).toEqual({})
  })
})

describe('toRawAnswer', () => {
  it.each([
    [name, { 'personalDetails.firstName': 'Ł' }, 'Ł'],
    [name, {}, undefined],
    [born, {}, { day: '', month: '', year: '' }],
    [born, { 'personalDetails.dateOfBirth.month': '7' }, { day: '', month: '7', year: '' }],
    [
      since,
      { 'otherDetails.housingTenureSinceDate.day': '9', 'otherDetails.housingTenureSinceDate.year': '2020' },
      { day: '', month: '', year: '2020' },
    ],
  ])('reads the answer to %j from %j', (dataPoint, values, raw) => {
    expect(toRawAnswer(dataPoint, values)).toEqual(raw)
  })
})

describe('showDrafts', () => {
  it('fills unchanged controls', () => {
    add('input', { name: 'text' })
    add('select', { name: 'select' })
    add('input', { type: 'checkbox', name: 'box' })
    radio('yes')
    radio('no')
    showDrafts(form, { text: 'Ł', select: 'b', box: 'true', choice: 'no', elsewhere: 'x' })
    expect(readControls(form)).toEqual({ text: 'Ł', select: 'b', box: 'true', choice: 'no' })
  })

  it('does not replace typed, selected or ticked values', () => {
    const text = add('input', { name: 'text' })
    const select = add('select', { name: 'select' })
    Object.assign(text, { value: 'typed' })
    Object.assign(select, { value: 'a' })
    add('input', { type: 'checkbox', name: 'box', checked: '' })
    radio('yes', true)
    radio('no')
    showDrafts(form, { text: 'Ł', select: 'b', box: 'false', choice: 'no' })
    expect(readControls(form)).toEqual({ text: 'typed', select: 'a', box: 'true', choice: 'yes' })
  })
})
