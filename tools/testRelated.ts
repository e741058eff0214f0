// `npm run test:related`: runs the tests nearest to the uncommitted changes, about a minute of them. `npm test` runs
// all.
import { existsSync } from 'node:fs'
import { readSources } from './checks/check.ts'
import { buildModuleGraph } from './checks/imports/moduleGraph.ts'
import { runCommandLine } from './process/runCommandLine.ts'
import { fromRoot, root } from './process/root.ts'
import { runCommand } from './process/runCommand.ts'
import { runInFront } from './process/runInFront.ts'
import { chooseWithinMinute, listNearestTests } from './related/nearestTests.ts'
import { CommandError } from './process/commandError.ts'

const listLines = async (args: readonly string[]): Promise<readonly string[]> => {
  const { code, output, stdout } = await runCommand('git', args)
  if (code !== 0) throw new CommandError(output)
  return stdout.split('\n').filter(Boolean)
}

await runCommandLine(async () => {
  const changed = [
    ...(await listLines(['diff', '--name-only', 'HEAD'])),
    ...(await listLines(['ls-files', '--others', '--exclude-standard'])),
  ]
  const modules = buildModuleGraph(readSources(/\.tsx?$/u), (file) => existsSync(fromRoot(file)))
  const reached = listNearestTests(modules, changed)
  const chosen = chooseWithinMinute(reached)
  console.log(`The changes reach ${reached.length} test files; these are the nearest ${chosen.length}.`)
  if (chosen.length === 0) return
  process.exitCode = await runInFront(`${root}/node_modules/.bin/vitest`, ['run', ...chosen])
})
