// Journeys in a real browser, counted from the JSON report that playwright.config.ts names.
import { rmSync } from 'node:fs'
import { walkedFolder } from '../gallery/walkedEdges.ts'
import type { Row } from '../process/report.ts'
import { fromRoot } from '../process/root.ts'
import { runBin } from '../process/runCommand.ts'
import { countPlaywright } from './countPlaywright.ts'
import { readReport } from './readReport.ts'
import { summarise } from './summarise.ts'

type Options = {
  readonly env: Readonly<Record<string, string>>
  readonly timeoutMs: number
  /** All of them without. */
  readonly files?: readonly string[]
}

export const runPlaywright = async ({ env, timeoutMs, files = [] }: Options): Promise<Omit<Row, 'name' | 'ms'>> => {
  const report = fromRoot('test-results', 'playwright.json')
  rmSync(report, { force: true })
  // Of an earlier run; what all journeys of this one walk is judged by runMap.ts.
  if (files.length === 0) rmSync(walkedFolder, { recursive: true, force: true })
  const { code, output } = await runBin('playwright', ['test', ...files], {
    env: { ...env, FORCE_COLOR: '0' },
    timeoutMs,
  })
  return summarise(countPlaywright(readReport(report), code), output)
}
