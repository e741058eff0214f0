// Reads the edges of each product's journey map that the browser tests recorded, and finds those they did not traverse.
// tools/tests/runMap.ts fails for the missing ones.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { products } from '@loan/domain/products/registry'
import type { Product } from '@loan/domain/products/product'
import { fromRoot } from '../process/root.ts'
import { buildJourneyMap, type JourneyMap, type MapEdge } from './journeyMap.ts'

export const traversedFolder = fromRoot('test-results', 'traversed')
export const traversedFile = ({ id }: Product): string => path.join(traversedFolder, `${id}.txt`)

/** The line that records a traversed edge. */
export const toEdgeLine = ({ from, to }: MapEdge): string => `${from} ${to}\n`

/** Edges of the map that `lines` does not contain. */
export const findMissingEdges = ({ edges }: JourneyMap, lines: string): readonly MapEdge[] => {
  const traversed = new Set(lines.split('\n'))
  return edges.filter((edge) => !traversed.has(toEdgeLine(edge).trim()))
}

const readLines = (product: Product): string =>
  existsSync(traversedFile(product)) ? readFileSync(traversedFile(product), 'utf8') : ''

/** The number of edges of a product's map, and the edges that were not traversed. */
export type TraversedMap = { readonly id: string; readonly edges: number; readonly missing: readonly MapEdge[] }

/** Reads the maps of all products with the edges recorded since the recording was deleted last. */
export const readTraversedMaps = (): readonly TraversedMap[] =>
  Object.values(products).map((product) => {
    const map = buildJourneyMap(product)
    return { id: product.id, edges: map.edges.length, missing: findMissingEdges(map, readLines(product)) }
  })

export const describeTraversedMap = ({ id, edges, missing }: TraversedMap): string =>
  [
    `${id}: ${missing.length} of ${edges} edges not traversed`,
    ...missing.map(({ from, to }) => `  ${from} -> ${to}`),
  ].join('\n')
