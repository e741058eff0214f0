// `npm run check`: runs the checks that need no build. `npm run check -- lint size` runs only the named checks.
// `npm run check -- --list` prints what each check proves.
import { buildChecks, builtChecks, sourceChecks } from './checks/registry.ts'
import { runChecks } from './checks/runChecks.ts'
import { printTotal, type Row } from './process/report.ts'
import { stopChildrenWithUs } from './process/runCommand.ts'

stopChildrenWithUs()
const names = process.argv.slice(2)
const groups = [sourceChecks, buildChecks, builtChecks]
const allChecks = groups.flat()
const unknown = names.filter((name) => name !== '--list' && !allChecks.some((check) => check.name === name))

if (names.includes('--list')) {
  for (const { name, proves } of allChecks) console.log(`${name.padEnd(10)} ${proves}`)
} else if (unknown.length > 0) {
  console.log(`There is no check ${unknown.join(', ')}: see npm run check -- --list`)
  process.exitCode = 1
} else {
  const rows: Row[] = []
  for (const checks of names.length === 0 ? [sourceChecks] : groups) {
    const chosen = checks.filter(({ name }) => names.length === 0 || names.includes(name))
    rows.push(...(await runChecks(chosen)))
  }
  process.exitCode = printTotal(rows)
}
