// `npm run bench`: the measured comparisons of bench/; `-- --only bytes,load,pages,server --runs 7` chooses among them.
import { parseOptions } from '../bench/options.ts'
import { runBench } from '../bench/runBench.ts'
import { orStop } from './process/orStop.ts'

await orStop(() => runBench(parseOptions(process.argv.slice(2))))
