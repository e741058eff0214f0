// Checks, after the browser tests of the full suite, that they traversed each edge of each product's journey map. A
// test that traverses an edge outside the map fails in e2e/driver/mapRecorder.ts.
import { describeTraversedMap, readTraversedMaps, type TraversedMap } from '../gallery/traversedEdges.ts'
import type { Row } from '../process/report.ts'

/** Counts one result per map. A map with an edge that was not traversed, and an empty list of maps, are failures. */
export const checkTraversedMaps = (maps: readonly TraversedMap[]): Omit<Row, 'name' | 'ms'> => {
  const failed = maps.filter(({ edges, missing }) => missing.length > 0 || edges === 0)
  const edges = maps.reduce((sum, map) => sum + map.edges, 0)
  const missing = maps.reduce((sum, map) => sum + map.missing.length, 0)
  return {
    passed: maps.length - failed.length,
    failed: maps.length === 0 ? 1 : failed.length,
    summary: `${maps.length} maps, ${edges - missing} of ${edges} edges traversed`,
    output: failed.map(describeTraversedMap).join('\n'),
  }
}

export const runMap = (): Omit<Row, 'name' | 'ms'> => checkTraversedMaps(readTraversedMaps())
