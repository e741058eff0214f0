// Check: the clause ids of the specification are unique, tests name existing ids, and the coverage page is up to date.
import { existsSync, readFileSync } from 'node:fs'
import { fromRoot } from '../process/root.ts'
import { type Check, reportFindings } from './check.ts'
import { buildCoveragePage, coveragePage } from './specification/buildCoveragePage.ts'
import { findProblems, readClauses, readShown } from './specification/readSpecification.ts'

export const specification: Check = {
  name: 'specification',
  proves: 'Clause ids are unique, tests name ids that exist, docs/specification/coverage.md is generated from them.',
  run: async () => {
    const [clauses, shown] = [readClauses(), readShown()]
    const page = existsSync(fromRoot(coveragePage)) ? readFileSync(fromRoot(coveragePage), 'utf8') : ''
    const isCurrent = page === buildCoveragePage(clauses, shown)
    return reportFindings(
      [...findProblems(clauses, shown), ...(isCurrent ? [] : [`${coveragePage} is out of date: npm run generate`])],
      { seen: clauses.length, least: 300, unit: 'clauses' },
    )
  },
}
