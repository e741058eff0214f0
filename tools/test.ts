// `npm test`: runs every check and every test. The last line of output is `N passed, N failed`.
import { stopChildrenWithUs } from './process/runCommand.ts'
import { runAll } from './tests/runAll.ts'
import { quickSweep } from './tests/sweep.ts'

stopChildrenWithUs()
process.exitCode = await runAll(quickSweep)
