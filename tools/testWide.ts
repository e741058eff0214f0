// `npm run test:wide`: the full suite, with WIDE=1 for more random cases and slower tests. It takes hours. `-- --only
// checks,vitest,playwright,map,pglite,brand` runs some of its parts, `--shard 2/5` a fifth of the journeys.
import { runCommandLine } from './process/runCommandLine.ts'
import { stopChildrenWithUs } from './process/runCommand.ts'
import { runAll } from './tests/runAll.ts'
import { parseFullRun } from './tests/testRun.ts'

stopChildrenWithUs()
await runCommandLine(async () => {
  process.exitCode = await runAll(parseFullRun(process.argv.slice(2)))
})
