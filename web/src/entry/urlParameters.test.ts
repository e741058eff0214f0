import { expect, it } from 'vitest'
import { parseUrlParameters, omitPersonalParameters } from './urlParameters.ts'

// Shows spec 4.43
it.each([
  ['', {}],
  ['?', {}],
  ['?refName=partner&amount=5000', { refName: 'partner', amount: '5000' }],
  ['?refName=%20partner%20', { refName: 'partner' }],
  ['?refName=', {}],
  ['?refName=&refName=second', { refName: 'second' }],
  ['?refName=first&refName=second', { refName: 'first' }],
  ['?firstName=%C5%81ucja', { firstName: 'Łucja' }],
  // Invalid UTF-8 and control characters.
  ['?firstName=%C5', {}],
  ['?firstName=a%00b', {}],
  ['?firstName=a%0d%0ab', {}],
  [`?gclid=${'x'.repeat(500)}`, { gclid: 'x'.repeat(500) }],
  [`?gclid=${'x'.repeat(501)}`, {}],
  ['?firstName=<b>x</b>', { firstName: '<b>x</b>' }],
  ['?unknown=1&__proto__=2&constructor=3&amount[]=1', {}],
])('parses %s', (search, expected) => {
  expect(parseUrlParameters(search)).toEqual(expected)
})

it.each([
  ['?firstName=a&amount=5000&email=b%40c.pl', '?amount=5000'],
  ['?email=a&email=b', ''],
  ['', ''],
  ['?refName=x', '?refName=x'],
])('removes personal parameters from %s', (search, expected) => {
  expect(omitPersonalParameters(search)).toBe(expected)
})
