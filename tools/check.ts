// `npm run check`: runs the checks that need no build. `npm run check -- lint size` runs only the named checks.
// `npm run check -- --list` prints what each check proves.
import { sourceChecks } from './checks/registry.ts'
import { checkGroups, runChecks } from './checks/runChecks.ts'
import { printTotal } from './process/report.ts'
import { stopChildrenWithUs } from './process/runCommand.ts'

stopChildrenWithUs()
const names = process.argv.slice(2)
const all = checkGroups.flat()
const unknown = names.filter((name) => name !== '--list' && !all.some((check) => check.name === name))

if (names.includes('--list')) {
  for (const { name, proves } of all) console.log(`${name.padEnd(10)} ${proves}`)
} else if (unknown.length > 0) {
  console.log(`There is no check ${unknown.join(', ')}: see npm run check -- --list`)
  process.exitCode = 1
} else {
  const chosen = checkGroups.map((group) => group.filter(({ name }) => names.includes(name)))
  process.exitCode = printTotal(await runChecks(names.length === 0 ? [sourceChecks] : chosen))
}
