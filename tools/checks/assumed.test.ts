import { expect, it } from 'vitest'
import { buildAssumedPage, findAssumptions } from './assumed.ts'

const source = `/** @assumed One line, because. */
const a = 1
/**
 * What it is.
 * @assumed Two lines,
 * because.
 * @see elsewhere
 */

// @assumed In a line comment,
// going on.
  'a-key': 1,
const text = 'not @assumed here'
// @assumed
`

it('finds each assumption with its whole reason and the declaration or key below it', () => {
  const found = findAssumptions('domain/src/a.ts', source)
  expect(found.map(({ subject, text }) => [subject, text])).toEqual([
    ['a', 'One line, because.'],
    ['a-key', 'Two lines, because.'],
    ['a-key', 'In a line comment, going on.'],
    ['', ''],
  ])
  expect(buildAssumedPage(found)).toContain('\n## domain/src\n\n- [a.ts](../domain/src/a.ts) `a`: One line, because.\n')
})
