// Gate: one look for every file; `npm run format` gives it.
import { runBin } from '../process/runCommand.ts'
import { type Gate, verdictOf } from './gate.ts'

export const format: Gate = {
  name: 'format',
  proves: 'Every file looks as the formatter writes it (`npm run format`).',
  run: async () => {
    const result = await runBin('oxfmt', ['--check'])
    const files = /on (?<count>\d+) files/.exec(result.output)?.groups?.['count'] ?? '0'
    return verdictOf(result, `${files} files`)
  },
}
