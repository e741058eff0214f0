// `npm test`: every gate and every test; ends with one line, `N passed, N failed`.
import { stopChildrenWithUs } from './process/runCommand.ts'
import { runAll } from './tests/runAll.ts'
import { quickSweep } from './tests/sweep.ts'

stopChildrenWithUs()
process.exitCode = await runAll(quickSweep)
