// `npm run check`: runs the checks that need no build. `npm run check -- lint size` runs only the named checks.
// `npm run check -- --list` prints what each check proves.
import { buildGates, builtGates, sourceGates } from './gates/registry.ts'
import { runGates } from './gates/runGates.ts'
import { printTotal, type Row } from './process/report.ts'
import { stopChildrenWithUs } from './process/runCommand.ts'

stopChildrenWithUs()
const wanted = process.argv.slice(2)
const groups = [sourceGates, buildGates, builtGates]
const allGates = groups.flat()
const unknown = wanted.filter((name) => name !== '--list' && !allGates.some((gate) => gate.name === name))

if (wanted.includes('--list')) {
  for (const { name, proves } of allGates) console.log(`${name.padEnd(10)} ${proves}`)
} else if (unknown.length > 0) {
  console.log(`There is no check ${unknown.join(', ')}: see npm run check -- --list`)
  process.exitCode = 1
} else {
  const rows: Row[] = []
  for (const gates of wanted.length === 0 ? [sourceGates] : groups) {
    const chosen = gates.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    rows.push(...(await runGates(chosen)))
  }
  process.exitCode = printTotal(rows)
}
