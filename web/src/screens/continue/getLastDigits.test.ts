import { expect, it } from 'vitest'
import { getLastDigits } from './getLastDigits.ts'

it.each([
  ['678', '678'],
  [' 6 7 8 ', '678'],
  ['+48 512 345 678', '678'],
  ['６７８', '678'],
  ['٦٧٨', '678'],
  ['78', null],
  ['abc', null],
  ['', null],
])('parses the last three digits of %j as %j', (typed, digits) => {
  expect(getLastDigits(typed)).toBe(digits)
})
