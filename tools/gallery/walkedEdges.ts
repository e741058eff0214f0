// What browser tests walked of each product's map, kept as lines of text while they run, and what they left out. Who
// fails for it is tools/tests/runMap.ts.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { products } from '@loan/domain/products/registry'
import type { Product } from '@loan/domain/products/product'
import { fromRoot } from '../process/root.ts'
import { buildJourneyMap, type JourneyMap, type MapEdge } from './journeyMap.ts'

export const walkedFolder = fromRoot('test-results', 'walked')
export const walkedFile = ({ id }: Product): string => path.join(walkedFolder, `${id}.txt`)

export const writeEdge = ({ from, to }: MapEdge): string => `${from} ${to}\n`

/** Edges of the map that no line tells of. */
export const notWalked = ({ edges }: JourneyMap, lines: string): readonly MapEdge[] => {
  const walked = new Set(lines.split('\n'))
  return edges.filter((edge) => !walked.has(writeEdge(edge).trim()))
}

const readLines = (product: Product): string =>
  existsSync(walkedFile(product)) ? readFileSync(walkedFile(product), 'utf8') : ''

/** One product's map, and what is left of it. */
export type WalkedMap = { readonly id: string; readonly edges: number; readonly left: readonly MapEdge[] }

/** What browser tests walked of every product's map since test-results was emptied. */
export const readWalkedMaps = (): readonly WalkedMap[] =>
  Object.values(products).map((product) => {
    const map = buildJourneyMap(product)
    return { id: product.id, edges: map.edges.length, left: notWalked(map, readLines(product)) }
  })

export const describeWalkedMap = ({ id, edges, left }: WalkedMap): string =>
  [`${id}: ${left.length} of ${edges} edges not walked`, ...left.map(({ from, to }) => `  ${from} -> ${to}`)].join('\n')
