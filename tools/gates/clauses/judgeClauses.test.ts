import { describe, expect, it } from 'vitest'
import { buildClausesPage } from './buildClausesPage.ts'
import type { Clause } from './clause.ts'
import { judgeClauses } from './judgeClauses.ts'

const files: Readonly<Record<string, string>> = {
  'e2e/a.spec.ts': "test('the logo leads home', …",
  'docs/decisions/x.md': '# x',
  'web/src/a.ts': 'the logo leads home',
}
const complaintsOf = (clause: Clause) =>
  judgeClauses([{ section: '§2', clauses: [clause] }], (file) => files[file] ?? null)

describe('a clause holds', () => {
  it.each<[string, Clause]>([
    ['by a test that is there', { says: 'logo', shownBy: ['e2e/a.spec.ts: the logo leads home'] }],
    ['by a record that is there', { says: 'logo', differs: 'docs/decisions/x.md' }],
  ])('%s', (_name, clause) => {
    expect(complaintsOf(clause)).toEqual([])
  })
})

describe('a clause does not hold', () => {
  it.each<[string, Clause, string]>([
    [
      'by a test that was renamed',
      { says: 'logo', shownBy: ['e2e/a.spec.ts: it leads home'] },
      'no test "it leads home" in e2e/a.spec.ts',
    ],
    ['by a file that is gone', { says: 'logo', shownBy: ['e2e/b.spec.ts: x'] }, 'no test file e2e/b.spec.ts'],
    ['by no title', { says: 'logo', shownBy: ['e2e/a.spec.ts: '] }, 'no title of a test in "e2e/a.spec.ts: "'],
    [
      'by what is no test',
      { says: 'logo', shownBy: ['web/src/a.ts: the logo leads home'] },
      'no test file web/src/a.ts',
    ],
    ['by a record that is gone', { says: 'logo', differs: 'docs/decisions/y.md' }, 'no record docs/decisions/y.md'],
  ])('%s', (_name, clause, complaint) => {
    expect(complaintsOf(clause)).toEqual([`§2, "logo": ${complaint}`])
  })
})

it('the page counts and lists them', () => {
  const page = buildClausesPage([
    {
      section: '§2 Page shell',
      clauses: [
        { says: 'logo | home', shownBy: ['e2e/a.spec.ts: the logo'] },
        { says: 'other', differs: 'docs/decisions/x.md' },
      ],
    },
  ])
  expect(page).toContain('2 clauses; 1 of them differ')
  expect(page).toContain('| logo \\| home | e2e/a.spec.ts: the logo |')
  expect(page).toContain('| other | differs: docs/decisions/x.md |')
})
