// `npm run check`: runs the checks that need no build. `npm run check -- lint size` runs only the named checks.
// docs/checks.md lists what each check verifies.
import { sourceChecks } from './checks/registry.ts'
import { checkGroups, runChecks } from './checks/runChecks.ts'
import { printTotal } from './process/report.ts'
import { stopChildrenWithUs } from './process/runCommand.ts'

stopChildrenWithUs()
const names = process.argv.slice(2)
const all = checkGroups.flat().map(({ name }) => name)
const unknown = names.filter((name) => !all.includes(name))

if (unknown.length > 0) {
  console.log(`There is no check ${unknown.join(', ')}; there are ${all.join(', ')}`)
  process.exitCode = 1
} else {
  const chosen = checkGroups.map((group) => group.filter(({ name }) => names.includes(name)))
  process.exitCode = printTotal(await runChecks(names.length === 0 ? [sourceChecks] : chosen))
}
