// Gate: every clause of SPEC.md is shown by a test that exists or differs by a record, and docs/SPEC-COVERAGE.md says so.
import { existsSync, readFileSync } from 'node:fs'
import { fromRoot } from '../process/root.ts'
import { buildClausesPage } from './clauses/buildClausesPage.ts'
import { clauseSections, clausesPage } from './clauses/clauses.ts'
import { judgeClauses } from './clauses/judgeClauses.ts'
import { type Gate, judgeComplaints } from './gate.ts'

const readFile = (file: string): string | null =>
  existsSync(fromRoot(file)) ? readFileSync(fromRoot(file), 'utf8') : null

export const clauses: Gate = {
  name: 'clauses',
  proves: 'Each clause of SPEC.md names tests or a record that are there; docs/SPEC-COVERAGE.md is made from them.',
  run: async () => {
    const isCurrent = readFile(clausesPage) === buildClausesPage(clauseSections)
    const complaints = [
      ...judgeClauses(clauseSections, readFile),
      ...(isCurrent ? [] : [`${clausesPage} is out of date: npm run generate`]),
    ]
    const seen = clauseSections.reduce((sum, { clauses: rows }) => sum + rows.length, 0)
    return judgeComplaints(complaints, { seen, least: 260, of: 'clauses' })
  },
}
