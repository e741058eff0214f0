// The options of `npm run bench`: which measurements run, and how often, or a trace of a page turn instead of them.
import { parseArgs } from 'node:util'
import { CommandError } from '../tools/process/commandError.ts'

export const measurementNames = ['bytes', 'load', 'pages', 'length', 'server', 'overload', 'million'] as const
export type MeasurementName = (typeof measurementNames)[number]

export type BenchOptions = {
  readonly only: readonly MeasurementName[]
  readonly runs: number
  /** Writes a trace of a page turn and measures nothing else. */
  readonly trace: boolean
}

const minRuns = 1
const defaultRuns = 7

/**
 * Parses `--only bytes,load --runs 7` or `--trace`. The default is all measurements, seven runs each. Throws with the
 * accepted values where an option is invalid.
 */
export const parseOptions = (args: readonly string[]): BenchOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, runs: { type: 'string' }, trace: { type: 'boolean', default: false } },
  })
  const selected = values.only?.split(',') ?? [...measurementNames]
  const unknown = selected.find((name) => !measurementNames.some((measurementName) => measurementName === name))
  if (unknown !== undefined)
    throw new CommandError(`--only should be some of ${measurementNames.join(',')}, not "${unknown}"`)
  const runs = values.runs === undefined ? defaultRuns : Number(values.runs)
  if (!Number.isInteger(runs) || runs < minRuns) {
    throw new CommandError(`--runs should be a whole number from ${minRuns}, not "${values.runs}"`)
  }
  return {
    only: measurementNames.filter((measurementName) => selected.includes(measurementName)),
    runs,
    trace: values.trace,
  }
}
