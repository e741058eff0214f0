// `npm run new -- brand NAME --country xx`, and whatever else grows (docs/layers.md): makes the files, the rows and the
// tests, and says what is still missing.
import { applyPlan, openProject } from './new/applyPlan.ts'
import { readOrder } from './new/readOrder.ts'
import { orStop } from './process/orStop.ts'
import { root } from './process/root.ts'
import { runBin } from './process/runCommand.ts'

const list = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`

await orStop(async () => {
  const { kind, order } = readOrder(process.argv.slice(2))
  const plan = kind.plan(order, openProject(root))
  const written = applyPlan(root, plan)
  await runBin(
    'oxfmt',
    written.filter((file) => /\.(?:tsx?|css|json)$/u.test(file)),
  )
  const isNew = (file: string): boolean => Object.hasOwn(plan.files, file)
  console.log(
    [
      list('New', written.filter(isNew)),
      list(
        'With a row more',
        written.filter((file) => !isNew(file)),
      ),
      list('Still missing', plan.missing),
      list('Shown by', plan.tests),
      '\nnpm run check says what else is missing.',
    ].join('\n'),
  )
})
