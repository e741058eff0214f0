// `npm test`: runs every check and every test. The last line of output is `N passed, N failed`.
import { stopChildrenWithUs } from './process/runCommand.ts'
import { runAll } from './tests/runAll.ts'
import { quickRun } from './tests/testRun.ts'

stopChildrenWithUs()
process.exitCode = await runAll(quickRun)
