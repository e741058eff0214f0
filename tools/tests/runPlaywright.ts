// Runs the browser tests and counts them from the JSON report that playwright.config.ts configures.
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
  /** Selects tests by file or shard; empty for all. */
  readonly args: readonly string[]
  /** True deletes the recorded edges of earlier runs. runMap.ts checks the edges of all tests together. */
  readonly startsAnew: boolean
}

export const runPlaywright = async (options: Options): Promise<Omit<Row, 'name' | 'ms'>> => {
  const { env, timeoutMs, args, startsAnew } = options
  const report = fromRoot('test-results', 'playwright.json')
  rmSync(report, { force: true })
  if (startsAnew) rmSync(walkedFolder, { recursive: true, force: true })
  const { code, output } = await runBin('playwright', ['test', ...args], {
    env: { ...env, FORCE_COLOR: '0' },
    timeoutMs,
  })
  return summarise(countPlaywright(readReport(report), code), output)
}
