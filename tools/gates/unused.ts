// Check: no file, export or package is unused. `knip.json` has the settings.
import { runBin } from '../process/runCommand.ts'
import { type Gate, verdictOf } from './gate.ts'

export const unused: Gate = {
  name: 'unused',
  proves: 'No unused file, export, type or package, and no undeclared package.',
  run: async () => {
    const result = await runBin('knip', ['--no-progress', '--treat-config-hints-as-errors'])
    return verdictOf(result, 'files, exports, packages')
  },
}
