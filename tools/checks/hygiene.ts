// Check: no file has unfinished marks, skipped tests, machine paths or disabled checkers; source files are short and
// have a head comment.
import { readFileSync } from 'node:fs'
import { listFiles } from '../process/listFiles.ts'
import { fromRoot } from '../process/root.ts'
import { findViolations } from './hygiene/findViolations.ts'
import { type Check, reportFindings } from './check.ts'

const isText = (file: string): boolean => /\.(ts|tsx|mjs|cjs|js|css|json|html|md|svg|sh|yml|example)$|\/run$/.test(file)

export const hygiene: Check = {
  name: 'hygiene',
  proves:
    'No unfinished marks, skipped tests, fixed waits in browser tests, machine paths, disabled checkers, conditions on brand or country, markup from ' +
    'strings, module state in the page, files over 220 lines (except data tables), files without a head comment, folders called "utils".',
  run: async () => {
    const files = listFiles().filter((file) => isText(file) && file !== 'package-lock.json')
    const findings = files.flatMap((file) => findViolations(file, readFileSync(fromRoot(file), 'utf8')))
    return reportFindings(findings, { seen: files.length, least: 400, unit: 'files' })
  },
}
