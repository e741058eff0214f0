// Check: no file has unfinished marks, skipped tests, machine paths or disabled checkers; source files
// have a head comment.
import { checkFiles } from './check.ts'
import { findViolations } from './hygiene/findViolations.ts'

export const hygiene = checkFiles({
  name: 'hygiene',
  proves:
    'No unfinished marks, skipped tests, fixed waits in browser tests, machine paths, disabled checkers, conditions on brand or country, ' +
    'module state in the page, hover styles on touch screens, files without a head comment, folders called "utils".',
  files: /(?<!package-lock)\.(?:ts|tsx|mjs|cjs|js|css|json|html|md|svg|sh|yml|example)$|\/run$/u,
  least: 400,
  find: findViolations,
})
