// Defines the suites of the quick and the full run, and parses the options that select some of them.
import { parseArgs } from 'node:util'
import { CommandError } from '../process/commandError.ts'

const quickSuites = ['checks', 'vitest', 'playwright'] as const
export const allSuites = [...quickSuites, 'map', 'pglite', 'brand'] as const
export type SuiteName = (typeof allSuites)[number]

/** In the form of Playwright: `2/5` is the second fifth of the tests. */
type Shard = `${number}/${number}`

export type TestRun = {
  readonly suites: readonly SuiteName[]
  readonly wide: boolean
  /** Null for all journeys. */
  readonly shard: Shard | null
}

export const quickRun: TestRun = { suites: quickSuites, wide: false, shard: null }

const readShard = (text: string): Shard => {
  const [, number, count] = /^(\d{1,3})\/(\d{1,3})$/u.exec(text) ?? []
  if (Number(number) >= 1 && Number(number) <= Number(count)) return `${Number(number)}/${Number(count)}`
  throw new CommandError(`--shard should be a part of the journeys such as 2/5, not "${text}"`)
}

/** Parses `--only playwright,map --shard 2/5`; all suites without options. Throws with the expected values. */
export const parseFullRun = (args: readonly string[]): TestRun => {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string' }, shard: { type: 'string' } } })
  const requested = values.only?.split(',') ?? [...allSuites]
  const unknown = requested.find((name) => !allSuites.some((suiteName) => suiteName === name))
  if (unknown !== undefined) throw new CommandError(`--only should be some of ${allSuites.join(',')}, not "${unknown}"`)
  return {
    suites: allSuites.filter((suiteName) => requested.includes(suiteName)),
    wide: true,
    shard: values.shard === undefined ? null : readShard(values.shard),
  }
}

/**
 * True when the run deletes the recorded edges. Later shards keep them, so that runMap.ts sees the edges of all shards.
 */
export const deletesRecording = ({ shard }: TestRun): boolean => shard === null || shard.startsWith('1/')
