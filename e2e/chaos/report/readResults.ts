// Reads the results of the last run from test-results/chaos (e2e/chaos/report/result.ts) and those of earlier runs from
// e2e/chaos/report/recorded.jsonl, one line per seed. All seeds together take hours, so they run in parts.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { findingKinds } from '../run/chaosRun.ts'
import { resultFolder } from './result.ts'
import { fromRoot } from '../../../tools/process/root.ts'

const finding = v.object({ kind: v.picklist(findingKinds), after: v.string() })

const resultSchema = v.object({
  seed: v.number(),
  product: v.string(),
  injected: v.array(v.object({ kind: v.string() })),
  findings: v.array(finding),
  stopped: v.nullable(v.string()),
})
export type Result = v.InferOutput<typeof resultSchema>

const recordFile = fromRoot('e2e', 'chaos', 'report', 'recorded.jsonl')

const parse = (text: string): Result => v.parse(resultSchema, JSON.parse(text))

const readLast = (): readonly Result[] => {
  if (!existsSync(resultFolder)) return []
  return readdirSync(resultFolder)
    .filter((file) => /^seed-\d+\.json$/u.test(file))
    .map((file) => parse(readFileSync(path.join(resultFolder, file), 'utf8')))
}

const readRecorded = (): readonly Result[] =>
  existsSync(recordFile) ? readFileSync(recordFile, 'utf8').split('\n').filter(Boolean).map(parse) : []

/**
 * Results in the order of their seeds. The last run of a seed overrides earlier ones. Throws when a file is invalid.
 */
export const readResults = (): readonly Result[] => {
  const bySeed = new Map([...readRecorded(), ...readLast()].map((result) => [result.seed, result]))
  return [...bySeed.values()].toSorted((one, other) => one.seed - other.seed)
}

export const recordResults = (results: readonly Result[]): void =>
  writeFileSync(recordFile, results.map((result) => `${JSON.stringify(result)}\n`).join(''))
