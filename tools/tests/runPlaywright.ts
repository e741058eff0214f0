// All journeys in a real browser, counted from the JSON report that playwright.config.ts names.
import { rmSync } from 'node:fs'
import { walkedFolder } from '../gallery/walkedEdges.ts'
import type { Row } from '../process/report.ts'
import { fromRoot } from '../process/root.ts'
import { runBin } from '../process/runCommand.ts'
import { countPlaywright } from './countPlaywright.ts'
import { readReport } from './readReport.ts'
import { summarise } from './summarise.ts'

type Options = { readonly env: Readonly<Record<string, string>>; readonly timeoutMs: number }

export const runPlaywright = async ({ env, timeoutMs }: Options): Promise<Omit<Row, 'name' | 'ms'>> => {
  const report = fromRoot('test-results', 'playwright.json')
  rmSync(report, { force: true })
  // Of an earlier run; what this one walks is judged by runMap.ts.
  rmSync(walkedFolder, { recursive: true, force: true })
  const { code, output } = await runBin('playwright', ['test'], { env: { ...env, FORCE_COLOR: '0' }, timeoutMs })
  return summarise(countPlaywright(readReport(report), code), output)
}
