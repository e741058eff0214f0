// What browser tests walked of each product's map, kept as lines of text while they run, and what they left out.
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

/** Prints what no browser test has walked since test-results was emptied; how many edges that is. */
export const listNotWalked = async (): Promise<number> => {
  const left = await Promise.all(
    Object.values(products).map(async (product) => {
      await product.country.load()
      const map = buildJourneyMap(product)
      const edges = notWalked(map, readLines(product))
      console.log(`${product.id}: ${edges.length} of ${map.edges.length} edges not walked`)
      for (const { from, to } of edges) console.log(`  ${from} -> ${to}`)
      return edges.length
    }),
  )
  return left.reduce((sum, count) => sum + count, 0)
}
