// Check: no file has unfinished marks, skipped tests, machine paths or disabled checkers; source files are short and
// have a head comment.
import { readFileSync } from 'node:fs'
import { listFiles } from '../process/listFiles.ts'
import { fromRoot } from '../process/root.ts'
import { complainOf } from './endings/complainOf.ts'
import { type Gate, toVerdict } from './gate.ts'

const isText = (file: string): boolean => /\.(ts|tsx|mjs|cjs|js|css|json|html|md|svg|sh|yml|example)$|\/run$/.test(file)

export const endings: Gate = {
  name: 'endings',
  proves:
    'No unfinished marks, skipped tests, machine paths, disabled checkers, conditions on brand or country, markup from ' +
    'strings, files over 220 lines (except data tables), files without a head comment, folders called "utils".',
  run: async () => {
    const files = listFiles().filter((file) => isText(file) && file !== 'package-lock.json')
    const complaints = files.flatMap((file) => complainOf(file, readFileSync(fromRoot(file), 'utf8')))
    return toVerdict(complaints, { seen: files.length, least: 400, of: 'files' })
  },
}
