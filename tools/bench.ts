// `npm run bench`: runs the measured comparisons of bench/. `-- --only bytes,load,pages,length,server,overload,million
// --runs 7` selects some; `-- --trace` writes what a page navigation is spent on instead.
import { parseOptions } from '../bench/options.ts'
import { runBench } from '../bench/runBench.ts'
import { runCommandLine } from './process/runCommandLine.ts'

await runCommandLine(() => runBench(parseOptions(process.argv.slice(2))))
