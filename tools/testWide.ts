// `npm run test:wide`: as `npm test`, with WIDE=1: more cases of everything drawn at random, slower sweeps.
import { stopChildrenWithUs } from './process/runCommand.ts'
import { runAll } from './tests/runAll.ts'

stopChildrenWithUs()
process.exitCode = await runAll({ wide: true })
