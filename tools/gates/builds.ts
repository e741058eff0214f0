// Gate: every product builds, and so does the server. The gates and tests after it look at what was built.
import { products } from '@loan/domain/products/registry'
import { runCommand } from '../process/runCommand.ts'
import { type Gate, verdictOf } from './gate.ts'

export const builds: Gate = {
  name: 'builds',
  proves: 'Every brand × country has its page and style sheet and builds, and the server does.',
  run: async () => {
    const result = await runCommand(process.execPath, ['--import', 'tsx', 'tools/build.ts', '--all'])
    return verdictOf(result, `${Object.keys(products).length} products and the server`)
  },
}
