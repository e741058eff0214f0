// `npm run chaos`: runs journeys with injected faults by seed (e2e/chaos), or writes the table of their results.
import { writeFileSync } from 'node:fs'
import { buildTable } from '../e2e/chaos/report/buildTable.ts'
import { readCommand } from '../e2e/chaos/readCommand.ts'
import { readResults, recordResults } from '../e2e/chaos/report/readResults.ts'
import { runCommandLine } from './process/runCommandLine.ts'
import { fromRoot, root } from './process/root.ts'
import { runInFront } from './process/runInFront.ts'

const page = 'docs/chaos.md'

await runCommandLine(async () => {
  const { isTable, environment, args } = readCommand(process.argv.slice(2))
  if (isTable) {
    const results = readResults()
    recordResults(results)
    writeFileSync(fromRoot(page), buildTable(results))
    console.log(`Wrote ${page} from ${results.length} seeds`)
  } else {
    process.exitCode = await runInFront(`${root}/node_modules/.bin/playwright`, args, { env: environment })
  }
})
