// `npm run test:wide`: as `npm test`, with WIDE=1: more cases of everything drawn at random, slower sweeps. It takes
// hours; `-- --only gates,vitest,playwright,map,pglite,brand` runs parts of it, `--shard 2/5` a fifth of the journeys.
import { orStop } from './process/orStop.ts'
import { stopChildrenWithUs } from './process/runCommand.ts'
import { runAll } from './tests/runAll.ts'
import { readWideSweep } from './tests/sweep.ts'

stopChildrenWithUs()
await orStop(async () => {
  process.exitCode = await runAll(readWideSweep(process.argv.slice(2)))
})
