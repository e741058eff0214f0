// The results that seeds left in test-results/chaos (e2e/chaos/report/result.ts), parsed.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { findingKinds } from '../../e2e/chaos/run/chaosRun.ts'
import { resultFolder } from '../../e2e/chaos/report/result.ts'

const resultSchema = v.object({
  seed: v.number(),
  product: v.string(),
  tag: v.string(),
  injected: v.array(v.object({ kind: v.string(), at: v.string(), detail: v.string() })),
  findings: v.array(v.object({ kind: v.picklist(findingKinds), after: v.string(), what: v.string() })),
  stopped: v.nullable(v.string()),
  seconds: v.number(),
})
export type Result = v.InferOutput<typeof resultSchema>

/** In the order of their seeds; throws where a file is none of ours. */
export const readResults = (): readonly Result[] => {
  if (!existsSync(resultFolder)) return []
  return readdirSync(resultFolder)
    .filter((file) => /^seed-\d+\.json$/u.test(file))
    .map((file) => v.parse(resultSchema, JSON.parse(readFileSync(path.join(resultFolder, file), 'utf8'))))
    .toSorted((one, other) => one.seed - other.seed)
}
