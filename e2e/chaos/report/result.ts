// Writes the result of one seed to a file. The table of faults is built from all of these files.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fromRoot } from '../../../tools/process/root.ts'
import type { ChaosRun, Finding, InjectedFault } from '../run/chaosRun.ts'

export type SeedResult = {
  readonly seed: number
  readonly product: string
  readonly tag: string
  readonly injected: readonly InjectedFault[]
  readonly findings: readonly Finding[]
  /** The error that stopped the journey before its outcome; null where it reached the outcome. */
  readonly stopped: string | null
  readonly seconds: number
}

export const resultFolder = fromRoot('test-results', 'chaos')

export const writeResult = (result: SeedResult): void => {
  mkdirSync(resultFolder, { recursive: true })
  writeFileSync(path.join(resultFolder, `seed-${result.seed}.json`), JSON.stringify(result, null, 2))
}

export const buildResult = (run: ChaosRun, stopped: string | null, seconds: number): SeedResult => ({
  seed: run.plan.seed,
  product: run.plan.product,
  tag: run.plan.tag,
  injected: run.injected,
  findings: run.findings,
  stopped,
  seconds,
})
