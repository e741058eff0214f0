// `npm run new -- brand NAME --country xx`, and the same for other kinds (docs/layers.md): writes the files, registry
// rows and tests, and prints what is still missing.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { computeFiles, openProject } from './new/kind.ts'
import { readOrder } from './new/readOrder.ts'
import { runCommandLine } from './process/runCommandLine.ts'
import { fromRoot, root } from './process/root.ts'
import { runBin } from './process/runCommand.ts'
import { CommandError } from './process/commandError.ts'

await runCommandLine(async () => {
  const { kind, order } = readOrder(process.argv.slice(2))
  const plan = kind.plan(order, openProject(root))
  const write = (files: Iterable<readonly [string, string]>): void => {
    for (const [file, text] of files) {
      mkdirSync(path.dirname(fromRoot(file)), { recursive: true })
      writeFileSync(fromRoot(file), text)
    }
  }
  // Everything is computed before the first file is written.
  const files = computeFiles(openProject(root), plan)
  write(files)
  const generated = Object.entries((await plan.generate?.()) ?? {})
  write(generated)
  const written = [...files.keys(), ...generated.map(([file]) => file)]
  const formatted = await runBin(
    'oxfmt',
    written.filter((file) => /\.(?:tsx?|css|json)$/u.test(file)),
  )
  if (formatted.code !== 0) throw new CommandError(formatted.output)
  const changed = new Set(plan.edits.map(([file]) => file))
  const lists = {
    New: written.filter((file) => !changed.has(file)),
    Changed: [...changed],
    'Still missing': plan.missing,
    'Tested by': plan.tests,
  }
  for (const [title, lines] of Object.entries(lists)) {
    if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`)
  }
  console.log('\nnpm run check reports what else is missing.')
})
