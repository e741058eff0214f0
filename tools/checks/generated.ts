// Check: every file that `npm run generate` writes is up to date.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeGeneratedFiles } from '../generatedFiles.ts'
import { fromRoot } from '../process/root.ts'
import { type Check, reportFindings } from './check.ts'

export const generated: Check = {
  name: 'generated',
  run: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'loan-generated-'))
    try {
      const files = await writeGeneratedFiles(folder)
      const findings = files
        .filter((file) => {
          const isThere = existsSync(fromRoot(file))
          return !isThere || !readFileSync(fromRoot(file)).equals(readFileSync(path.join(folder, file)))
        })
        .map((file) => `${file} is out of date: npm run generate`)
      return reportFindings(findings, { seen: files.length, least: 40, unit: 'files' })
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}
