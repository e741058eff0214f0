// Checks, after the browser tests of the full suite, that they traversed each edge of each product's journey map. They
// record the edges (e2e/driver/mapRecorder.ts), where a step that is not on the map fails.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { products } from '@loan/domain/products/registry'
import type { Product } from '@loan/domain/products/product'
import { buildJourneyMap, type MapEdge } from '../gallery/journeyMap.ts'
import type { ReportRow } from '../process/report.ts'
import { fromRoot } from '../process/root.ts'

export const traversedFolder = fromRoot('test-results', 'traversed')
export const traversedFile = ({ id }: Product): string => path.join(traversedFolder, `${id}.txt`)

/** The line that records a traversed edge. */
export const toEdgeLine = ({ from, to }: MapEdge): string => `${from} ${to}\n`

/**
 * Counts one result per product. A map with an edge that was not traversed, and an empty list of maps, are failures.
 */
export const checkTraversedMaps = (
  all: readonly Product[],
  readLines: (product: Product) => string,
): Omit<ReportRow, 'name' | 'ms'> => {
  const maps = all.map((product) => {
    const { edges } = buildJourneyMap(product)
    const traversed = new Set(readLines(product).split('\n'))
    return { id: product.id, edges, missing: edges.filter((edge) => !traversed.has(toEdgeLine(edge).trim())) }
  })
  const failed = maps.filter(({ missing, edges }) => missing.length > 0 || edges.length === 0)
  const edgeCount = maps.reduce((sum, { edges }) => sum + edges.length, 0)
  const missingCount = failed.reduce((sum, { missing }) => sum + missing.length, 0)
  return {
    passed: maps.length - failed.length,
    failed: maps.length === 0 ? 1 : failed.length,
    summary: `${maps.length} maps, ${edgeCount - missingCount} of ${edgeCount} edges traversed`,
    output: failed
      .flatMap(({ id, missing }) => [`${id}:`, ...missing.map(({ from, to }) => `  ${from} -> ${to}`)])
      .join('\n'),
  }
}

export const runMap = (): Omit<ReportRow, 'name' | 'ms'> =>
  checkTraversedMaps(Object.values(products), (product) =>
    existsSync(traversedFile(product)) ? readFileSync(traversedFile(product), 'utf8') : '',
  )
