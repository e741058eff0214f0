// `npm run check`: the gates that need no build, in seconds. `npm run check -- lint size` runs those named only,
// `npm run check -- --list` tells what each proves.
import { buildGates, builtGates, sourceGates } from './gates/registry.ts'
import { runGates } from './gates/runGates.ts'
import { printTotal } from './process/report.ts'
import { stopChildrenWithUs } from './process/runCommand.ts'

stopChildrenWithUs()
const wanted = process.argv.slice(2)
const allGates = [...sourceGates, ...buildGates, ...builtGates]

if (wanted.includes('--list')) {
  for (const { name, proves } of allGates) console.log(`${name.padEnd(10)} ${proves}`)
} else {
  const unknown = wanted.filter((name) => !allGates.some((gate) => gate.name === name))
  if (unknown.length > 0) console.log(`There is no gate ${unknown.join(', ')}: see npm run check -- --list`)
  const gates = wanted.length === 0 ? sourceGates : allGates.filter(({ name }) => wanted.includes(name))
  const exitCode = printTotal(await runGates(gates))
  process.exitCode = unknown.length > 0 ? 1 : exitCode
}
