import { expect, it } from 'vitest'
import { removePrefix } from './removePrefix.ts'

it.each([
  ['PL5261040828', '5261040828', '5261040828'],
  ['pl 526-104-08-28', '5261040828', '526-104-08-28'],
  ['NIP: PL 526 104 08 28', '5261040828', '526 104 08 28'],
  ['526 104 08 28', '5261040828', '526 104 08 28'],
  ['DE569184139', 'DE569184139', 'DE569184139'],
  ['526', '', '526'],
])('%s with the number %s becomes %s', (typed, number, expected) => {
  expect(removePrefix(typed, number)).toBe(expected)
})
