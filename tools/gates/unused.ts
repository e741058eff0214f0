// Gate: nothing is kept that nobody uses: files, exports, packages. Settings stand in `knip.json`.
import { runBin } from '../process/runCommand.ts'
import { type Gate, verdictOf } from './gate.ts'

export const unused: Gate = {
  name: 'unused',
  proves: 'No file, export, type or package that nothing uses, and no package used that is not declared.',
  run: async () => {
    const result = await runBin('knip', ['--no-progress', '--treat-config-hints-as-errors'])
    return verdictOf(result, 'files, exports, packages')
  },
}
