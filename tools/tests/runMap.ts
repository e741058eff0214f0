// After every journey of the wide sweep: each edge on the map of each product was walked by one of them. A walked edge
// that is not on the map fails at once, where it is walked (e2e/driver/mapped.ts).
import { describeWalkedMap, readWalkedMaps, type WalkedMap } from '../gallery/walkedEdges.ts'
import type { Row } from '../process/report.ts'

/** Counts maps: one with an edge left is a failure, and so is none at all. */
export const checkWalkedMaps = (maps: readonly WalkedMap[]): Omit<Row, 'name' | 'ms'> => {
  const failed = maps.filter(({ edges, left }) => left.length > 0 || edges === 0)
  const edges = maps.reduce((sum, map) => sum + map.edges, 0)
  const left = maps.reduce((sum, map) => sum + map.left.length, 0)
  return {
    passed: maps.length - failed.length,
    failed: maps.length === 0 ? 1 : failed.length,
    summary: `${maps.length} maps, ${edges - left} of ${edges} edges walked`,
    output: failed.map(describeWalkedMap).join('\n'),
  }
}

export const runMap = (): Omit<Row, 'name' | 'ms'> => checkWalkedMaps(readWalkedMaps())
