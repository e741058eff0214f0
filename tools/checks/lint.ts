// Check: the linter reports nothing. `.oxlintrc.json` has the rules.
import { runBin } from '../process/runCommand.ts'
import { type Check, reportCommand } from './check.ts'

/** With fewer files, the check reads the wrong folders. */
const leastFiles = 300

export const lint: Check = {
  name: 'lint',
  proves:
    'No casts but `as const`, no any, no `!`, exhaustive switches, type-only imports, no cyclic imports (types included), awaited promises, named exports, ' +
    'no console outside the log, no markup from strings, Unicode patterns in domain, accessible JSX.',
  run: async () => {
    const result = await runBin('oxlint', ['--type-aware'])
    const files = /on (?<count>\d+) files/.exec(result.output)?.groups?.['count'] ?? '0'
    return Number(files) < leastFiles
      ? { passed: false, summary: `only ${files} files found, at least ${leastFiles} must be`, output: result.output }
      : reportCommand(result, `${files} files`)
  },
}
