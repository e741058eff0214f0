import { expect, it } from 'vitest'
import { buildCoveragePage, findProblems, parseClauses } from './specification.ts'
import { findShown } from './specification/findShown.ts'

const file = 'docs/specification/04-states.md'
const clauses = parseClauses(file, '# 4. States\n\n- **4.1** A `state` | number.\n  - Decision: 4.9.\n- **4.2** Other.')
const shown = findShown(
  'web/src/a.test.ts',
  [
    '// Shows spec 4.1',
    "describe('states', () => {",
    '  // Shows spec 4.1, 4.3',
    '  // They are a table.',
    '  it.each([',
    "    ['a'],",
    "  ])('has %s', () => {})",
    '})',
    '// Shows spec 4.2',
    'const other = 1',
  ].join('\n'),
)

it('reads the clauses of a page, and the comments with the title of the test below', () => {
  expect(clauses).toEqual([
    { id: '4.1', text: 'A `state` | number.', file },
    { id: '4.2', text: 'Other.', file },
  ])
  expect(shown.map(({ ids, title }) => [ids, title])).toEqual([
    [['4.1'], 'states'],
    [['4.1', '4.3'], 'states > has %s'],
    [['4.2'], null],
  ])
})

it('reports ids that occur twice or do not exist, and comments that are not above a test', () => {
  expect(findProblems([...clauses, ...clauses.slice(1)], shown)).toEqual([
    `${file}: the id 4.2 occurs twice`,
    'web/src/a.test.ts: "Shows spec 4.1, 4.3": there is no clause "4.3"',
    'web/src/a.test.ts: "Shows spec 4.2" is not above a test',
  ])
})

it('builds a page with the tests of each clause, and the clauses without a test', () => {
  const page = buildCoveragePage(clauses, shown.slice(0, 2))
  expect(page).toContain('Tests show 1 of 2 clauses; no test shows 1.')
  const link = '([a.test.ts](../../web/src/a.test.ts))'
  expect(page).toContain(`| [4.1](04-states.md) A state \\| number. | states ${link}<br>states > has %s ${link} |`)
  expect(page).toContain('## No test shows\n\n- [4.2](04-states.md) Other.\n')
})
