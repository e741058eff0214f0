// Check: every product and the server build. Later checks and tests use the output.
import { products } from '@loan/domain/products/registry'
import { runCommand } from '../process/runCommand.ts'
import { type Check, reportCommand } from './check.ts'

export const builds: Check = {
  name: 'builds',
  proves: 'Every product has its page and style sheet and builds; the server builds.',
  run: async () => {
    const result = await runCommand(process.execPath, ['--import', 'tsx', 'tools/build.ts', '--all'])
    return reportCommand(result, `${Object.keys(products).length} products and the server`)
  },
}
