// Check: no file, export or package is unused. `knip.json` has the settings.
import { runBin } from '../process/runCommand.ts'
import { type Check, reportCommand } from './check.ts'

export const deadCode: Check = {
  name: 'deadCode',
  proves: 'No unused file, export, type or package, and no undeclared package.',
  run: async () => {
    const result = await runBin('knip', ['--no-progress', '--treat-config-hints-as-errors'])
    return reportCommand(result, 'files, exports, packages')
  },
}
