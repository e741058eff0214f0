// `npm run bench`: runs the measured comparisons of bench/. `-- --only bytes,load,pages,server --runs 7` selects some.
import { parseOptions } from '../bench/options.ts'
import { runBench } from '../bench/runBench.ts'
import { orStop } from './process/orStop.ts'

await orStop(() => runBench(parseOptions(process.argv.slice(2))))
