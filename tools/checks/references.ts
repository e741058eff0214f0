// Check: the files, anchors and clauses that comments and documents name exist.
import { listFiles } from '../process/listFiles.ts'
import { type Check, readSources, reportFindings } from './check.ts'
import { createProject, findMissing } from './references/findMissing.ts'
import { readClauses } from './specification/clauses.ts'

export const references: Check = {
  name: 'references',
  proves: 'Files, folders, links with their anchors and clauses named in comments and documents exist.',
  run: async () => {
    const sources = readSources(/\.(?:md|tsx?|css|mjs|sh|example)$/u)
    const texts = new Map(sources.map(({ file, source }) => [file, source]))
    const clauseIds = readClauses().map(({ id }) => id)
    const project = createProject(listFiles(), { clauseIds, readText: (file) => texts.get(file) ?? '' })
    const findings = sources.flatMap(({ file, source }) => findMissing(file, source, project))
    return reportFindings(findings, { seen: sources.length, least: 1000, unit: 'files' })
  },
}
