// Which seeds run: some that together meet many kinds for every change, all of them in the wide sweep, or those named in
// the environment by `npm run chaos`.
import { isWide } from '../../setup/test.ts'
import { isProductId } from './plan.ts'

export const quickSeeds: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Of the wide sweep. */
export const wideSeeds = 300

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place)

export const chosenSeeds = (): readonly number[] => {
  const [from, to] = (process.env['CHAOS_SEEDS'] ?? '').split('-').map(Number)
  if (from !== undefined && from > 0) return range(from, to ?? from)
  return isWide ? range(1, wideSeeds) : quickSeeds
}

/** In place of the product of each seed. */
export const chosenProduct = () => {
  const id = process.env['CHAOS_PRODUCT']
  if (id === undefined || id === '') return undefined
  if (!isProductId(id)) throw new Error(`There is no product ${id}`)
  return id
}

/** In place of the faults of each seed. */
export const chosenKinds = (): readonly string[] | undefined => process.env['CHAOS_KINDS']?.split(',')
