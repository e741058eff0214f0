// Finds complete assumptions and writes them to the page.
import { expect, it } from 'vitest'
import { buildAssumedPage } from './buildAssumedPage.ts'
import { findAssumptions } from './findAssumptions.ts'

const source = [
  '/** @assumed One line, because. */',
  'const a = 1',
  '/**',
  ' * What it is.',
  ' * @assumed Two lines,',
  ' * because.',
  ' * @see elsewhere',
  ' */',
  '',
  '// @assumed In a line comment,',
  '// going on.',
  "  'a-key': 1,",
  `const text = 'not @assumed here'`,
  '// @assumed',
].join('\n')

it('finds each assumption with its whole reason', () => {
  expect(findAssumptions('domain/src/a.ts', source).map(({ text }) => text)).toEqual([
    'One line, because.',
    'Two lines, because.',
    'In a line comment, going on.',
    '',
  ])
})

it('names the declaration or key below each assumption', () => {
  expect(findAssumptions('domain/src/a.ts', source).map(({ subject }) => subject)).toEqual(['a', 'a-key', 'a-key', ''])
})

it('builds a page that changes when an assumption changes', () => {
  const page = buildAssumedPage(findAssumptions('domain/src/a.ts', source))
  expect(page).toContain('## domain/src\n\n- [a.ts](../domain/src/a.ts) `a`: One line, because.')
  expect(buildAssumedPage(findAssumptions('domain/src/a.ts', source.replace('One', 'Another')))).not.toBe(page)
})
