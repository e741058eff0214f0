// Check: the clause ids of the specification are unique, tests name existing ids, and the coverage page is up to date.
import { type Check, findOutdated, reportFindings } from './check.ts'
import { buildCoveragePage, coveragePage, findProblems, readClauses, readShown } from './specification/clauses.ts'

export const specification: Check = {
  name: 'specification',
  run: async () => {
    const [clauses, shown] = [readClauses(), readShown()]
    const findings = [...findProblems(clauses, shown), ...findOutdated(coveragePage, buildCoveragePage(clauses, shown))]
    return reportFindings(findings, { seen: clauses.length, least: 300, unit: 'clauses' })
  },
}
