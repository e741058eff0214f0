// Check: no identifier, comment or test title contains a word that was replaced by an established term.
import { readFileSync } from 'node:fs'
import { listFiles } from '../process/listFiles.ts'
import { fromRoot } from '../process/root.ts'
import { type Check, reportFindings } from './check.ts'
import { findBannedWords } from './vocabulary/findBannedWords.ts'

export const vocabulary: Check = {
  name: 'vocabulary',
  proves: 'No identifier, comment or test title contains a word that was replaced by the established term.',
  run: async () => {
    const files = listFiles().filter((file) => /\.tsx?$/u.test(file))
    const findings = files.flatMap((file) => findBannedWords(file, readFileSync(fromRoot(file), 'utf8')))
    return reportFindings(findings, { seen: files.length, least: 1200, unit: 'files' })
  },
}
