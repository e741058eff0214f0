// Check: every file has the format of `npm run format`.
import { runBin } from '../process/runCommand.ts'
import { type Check, reportCommand } from './check.ts'

export const format: Check = {
  name: 'format',
  proves: 'Every file has the format that the formatter writes (`npm run format`).',
  run: async () => {
    const result = await runBin('oxfmt', ['--check'])
    const files = /on (?<count>\d+) files/.exec(result.output)?.groups?.['count'] ?? '0'
    return reportCommand(result, `${files} files`)
  },
}
