// Of what a run of tests consists: all of it in order, or parts of the wide sweep one by one, which takes hours as a whole.
import { parseArgs } from 'node:util'

const quickParts = ['gates', 'vitest', 'playwright'] as const
export const wideParts = [...quickParts, 'map', 'pglite', 'brand'] as const
export type Part = (typeof wideParts)[number]

/** As Playwright takes it: `2/5` is the second fifth of the journeys. */
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

/** `--only playwright,map --shard 2/5`; everything, where nothing is said. Throws with what it should be. */
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

/** Journeys add up to what the map is judged by: those of the first shard begin anew, the others go on. */
export const startsAnew = ({ shard }: Sweep): boolean => shard === null || shard.startsWith('1/')
