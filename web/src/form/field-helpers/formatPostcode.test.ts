import { expect, it } from 'vitest'
import { formatPostcode, hasAllDigits } from './formatPostcode.ts'

/** `|` is the caret, in the argument and in the result. */
const format = (typed: string, shape: string): string => {
  const caret = typed.indexOf('|')
  const { text, caret: after } = formatPostcode({ text: typed.replace('|', ''), caret }, shape)
  return `${text.slice(0, after)}|${text.slice(after)}`
}

it.each([
  ['0|', '0|'],
  ['00|', '00|'],
  ['009|', '00-9|'],
  ['00950|', '00-950|'],
  ['00 950|', '00-950|'],
  [' 00-950 |', '00-950|'],
  ['00-|', '00|'],
  ['00|950', '00|-950'],
  ['1|00-95', '1|0-095'],
  ['00-91|50', '00-91|50'],
  ['009500|', '009500|'],
  ['0O950|', '0O950|'],
  ['|', '|'],
])('formats a code of two and three digits, or leaves another text: %s becomes %s', (typed, expected) => {
  expect(format(typed, '99-999')).toBe(expected)
})

it.each([
  ['01 234|', '01234|'],
  ['01|234', '01|234'],
])('removes separators from a code that has none in its country: %s becomes %s', (typed, expected) => {
  expect(format(typed, '99999')).toBe(expected)
})

it('has all digits from the last digit on', () => {
  expect([hasAllDigits('00-95', '99-999'), hasAllDigits('00-950', '99-999')]).toEqual([false, true])
})
