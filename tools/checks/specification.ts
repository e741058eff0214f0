// Check: the clause ids of the specification are unique, and tests name existing ids.
import { type Check, reportFindings } from './check.ts'
import { findProblems, readClauses, readShown } from './specification/clauses.ts'

export const specification: Check = {
  name: 'specification',
  run: async () => {
    const clauses = readClauses()
    return reportFindings(findProblems(clauses, readShown()), { seen: clauses.length, least: 300, unit: 'clauses' })
  },
}
