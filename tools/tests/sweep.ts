// Defines the parts of the quick and the full suite and parses the options that select some of them.
import { parseArgs } from 'node:util'

const quickParts = ['gates', 'vitest', 'playwright'] as const
export const wideParts = [...quickParts, 'map', 'pglite', 'brand'] as const
export type Part = (typeof wideParts)[number]

/** In the form of Playwright: `2/5` is the second fifth of the tests. */
type Shard = `${number}/${number}`

export type Sweep = {
  readonly parts: readonly Part[]
  readonly wide: boolean
  /** Null for all journeys. */
  readonly shard: Shard | null
}

export const quickSweep: Sweep = { parts: quickParts, wide: false, shard: null }

const readShard = (text: string): Shard => {
  const [, number, count] = /^(\d{1,3})\/(\d{1,3})$/u.exec(text) ?? []
  if (Number(number) >= 1 && Number(number) <= Number(count)) return `${Number(number)}/${Number(count)}`
  throw new Error(`--shard should be a part of the journeys such as 2/5, not "${text}"`)
}

/** Parses `--only playwright,map --shard 2/5`; all parts without options. Throws with the expected values. */
export const readWideSweep = (args: readonly string[]): Sweep => {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string' }, shard: { type: 'string' } } })
  const asked = values.only?.split(',') ?? [...wideParts]
  const unknown = asked.find((name) => !wideParts.some((part) => part === name))
  if (unknown !== undefined) throw new Error(`--only should be some of ${wideParts.join(',')}, not "${unknown}"`)
  return {
    parts: wideParts.filter((part) => asked.includes(part)),
    wide: true,
    shard: values.shard === undefined ? null : readShard(values.shard),
  }
}

/**
 * True when the run deletes the recorded edges. Later shards keep them, so that runMap.ts sees the edges of all shards.
 */
export const startsAnew = ({ shard }: Sweep): boolean => shard === null || shard.startsWith('1/')
