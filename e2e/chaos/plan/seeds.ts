// Selects the seeds to run: a few in the default suite, all of them in the full suite, or those that `npm run chaos`
// sets in the environment.
import { isWide } from '../../setup/test.ts'
import { isProductId } from './plan.ts'

export const defaultSeeds: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Number of seeds in the full suite. */
export const fullSuiteSeedCount = 300

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

export const chosenSeeds = (): readonly number[] => {
  const [from, to] = (process.env['CHAOS_SEEDS'] ?? '').split('-').map(Number)
  if (from !== undefined && from > 0) return range(from, to ?? from)
  return isWide ? range(1, fullSuiteSeedCount) : defaultSeeds
}

/** The product that overrides the choice of each seed; undefined without an override. Throws for an unknown product. */
export const chosenProduct = () => {
  const id = process.env['CHAOS_PRODUCT']
  if (id === undefined || id === '') return undefined
  if (!isProductId(id)) throw new Error(`There is no product ${id}`)
  return id
}

/** Names of the kinds that override the choice of each seed; undefined without an override. */
export const chosenKinds = (): readonly string[] | undefined => process.env['CHAOS_KINDS']?.split(',')
