// `npm run new -- brand NAME --country xx`, and the same for other kinds (docs/layers.md): writes the files, registry
// rows and tests, and prints what is still missing.
import { writeFileSync } from 'node:fs'
import { applyPlan, openProject } from './new/applyPlan.ts'
import { readOrder } from './new/readOrder.ts'
import { orStop } from './process/orStop.ts'
import { fromRoot, root } from './process/root.ts'
import { runBin } from './process/runCommand.ts'

const list = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`

await orStop(async () => {
  const { kind, order } = readOrder(process.argv.slice(2))
  const plan = kind.plan(order, openProject(root))
  const generated = async (): Promise<readonly string[]> => {
    const sources = Object.entries((await plan.generate?.()) ?? {})
    for (const [file, source] of sources) writeFileSync(fromRoot(file), source)
    return sources.map(([file]) => file)
  }
  const written = [...applyPlan(root, plan), ...(await generated())]
  await runBin(
    'oxfmt',
    written.filter((file) => /\.(?:tsx?|css|json)$/u.test(file)),
  )
  const changed = new Set(plan.edits.map(([file]) => file))
  const isNew = (file: string): boolean => !changed.has(file)
  console.log(
    [
      list('New', written.filter(isNew)),
      list(
        'Changed',
        written.filter((file) => !isNew(file)),
      ),
      list('Still missing', plan.missing),
      list('Tested by', plan.tests),
      '\nnpm run check reports what else is missing.',
    ].join('\n'),
  )
})
