// Check: each migration declares which releases run on the migrated database, and blocks no requests while it is
// applied.
import { type Check, readSources, reportFindings } from './check.ts'
import { findBlockingStatements } from './migrations/findBlockingStatements.ts'
import { findUndeclaredChanges } from './migrations/findUndeclaredChanges.ts'

/** Older servers never start after these: they were written before migrations had declarations. */
const undeclared = /\/000[0-5]_\w+\.sql$/u

export const migrations: Check = {
  name: 'migrations',
  run: async () => {
    const all = readSources(/\.sql$/u, ['server/src/database/migrations'])
    const declared = all.filter(({ file }) => !undeclared.test(file))
    const findings = [...declared.flatMap(findUndeclaredChanges), ...(await findBlockingStatements(declared))]
    return reportFindings(findings, { seen: all.length, least: 6, unit: 'migrations' })
  },
}
