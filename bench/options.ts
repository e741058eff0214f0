// The options of `npm run bench`: which measurements run, and how often.
import { parseArgs } from 'node:util'

export const parts = ['bytes', 'load', 'pages', 'server'] as const
export type Part = (typeof parts)[number]

export type BenchOptions = { readonly only: readonly Part[]; readonly runs: number }

const leastRuns = 1
const usualRuns = 7

/**
 * Parses `--only bytes,load --runs 7`. The default is all measurements, seven runs each. Throws with the accepted values
 * where an option is invalid.
 */
export const parseOptions = (args: readonly string[]): BenchOptions => {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string' }, runs: { type: 'string' } } })
  const asked = values.only?.split(',') ?? [...parts]
  const unknown = asked.find((name) => !parts.some((part) => part === name))
  if (unknown !== undefined) throw new Error(`--only should be some of ${parts.join(',')}, not "${unknown}"`)
  const runs = values.runs === undefined ? usualRuns : Number(values.runs)
  if (!Number.isInteger(runs) || runs < leastRuns) {
    throw new Error(`--runs should be a whole number from ${leastRuns}, not "${values.runs}"`)
  }
  return { only: parts.filter((part) => asked.includes(part)), runs }
}
