// Reads the edges of each product's journey map that the browser tests recorded, and finds those they did not traverse.
// tools/tests/runMap.ts fails for the missing ones.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { products } from '@loan/domain/products/registry'
import type { Product } from '@loan/domain/products/product'
import { fromRoot } from '../process/root.ts'
import { buildJourneyMap, type JourneyMap, type MapEdge } from './journeyMap.ts'

export const walkedFolder = fromRoot('test-results', 'walked')
export const walkedFile = ({ id }: Product): string => path.join(walkedFolder, `${id}.txt`)

export const writeEdge = ({ from, to }: MapEdge): string => `${from} ${to}\n`

/** Edges of the map that `lines` does not contain. */
export const notWalked = ({ edges }: JourneyMap, lines: string): readonly MapEdge[] => {
  const walked = new Set(lines.split('\n'))
  return edges.filter((edge) => !walked.has(writeEdge(edge).trim()))
}

const readLines = (product: Product): string =>
  existsSync(walkedFile(product)) ? readFileSync(walkedFile(product), 'utf8') : ''

/** The number of edges of a product's map, and the edges that were not traversed. */
export type WalkedMap = { readonly id: string; readonly edges: number; readonly left: readonly MapEdge[] }

/** Reads the maps of all products with the edges recorded since the recording was deleted last. */
export const readWalkedMaps = (): readonly WalkedMap[] =>
  Object.values(products).map((product) => {
    const map = buildJourneyMap(product)
    return { id: product.id, edges: map.edges.length, left: notWalked(map, readLines(product)) }
  })

export const describeWalkedMap = ({ id, edges, left }: WalkedMap): string =>
  [`${id}: ${left.length} of ${edges} edges not traversed`, ...left.map(({ from, to }) => `  ${from} -> ${to}`)].join(
    '\n',
  )
