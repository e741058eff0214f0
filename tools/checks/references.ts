// Check: the files, anchors and clauses that comments and documents name exist.
import { readFileSync } from 'node:fs'
import { listFiles } from '../process/listFiles.ts'
import { fromRoot } from '../process/root.ts'
import { type Check, reportFindings } from './check.ts'
import { createProject, findMissing } from './references/findMissing.ts'
import { readClauses } from './specification/readSpecification.ts'

const readText = (file: string): string => readFileSync(fromRoot(file), 'utf8')

export const references: Check = {
  name: 'references',
  proves: 'Files, folders, links with their anchors and clauses named in comments and documents exist.',
  run: async () => {
    const files = listFiles()
    const project = createProject(files, { clauseIds: readClauses().map(({ id }) => id), readText })
    const read = files.filter((file) => /\.(?:md|tsx?|css|mjs|sh|example)$/.test(file))
    const findings = read.flatMap((file) => findMissing(file, readText(file), project))
    return reportFindings(findings, { seen: read.length, least: 1000, unit: 'files' })
  },
}
