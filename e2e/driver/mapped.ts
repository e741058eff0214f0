// Holds a walk to the map of its product's journey (tools/gallery): a step that is not on it fails at once. What was
// walked is kept in test-results, so that a wide run can tell what nobody walked.
import { appendFileSync, mkdirSync } from 'node:fs'
import type { Product } from '@loan/domain/products/product'
import { buildJourneyMap, edgesWalked, type NodeId } from '../../tools/gallery/journeyMap.ts'
import { walkedFile, walkedFolder, writeEdge } from '../../tools/gallery/walkedEdges.ts'
import { expect } from '@playwright/test'

/** Call with every page and screen come to, in order; the product's country is loaded. */
export const followMap = (product: Product): ((id: NodeId) => void) => {
  const map = buildJourneyMap(product)
  mkdirSync(walkedFolder, { recursive: true })
  let last: NodeId | null = null
  return (id) => {
    if (last !== null && last !== id) {
      const edges = edgesWalked(map, last, id)
      expect(edges, `${last} to ${id} is not on the map of ${product.id}`).not.toEqual([])
      appendFileSync(walkedFile(product), edges.map(writeEdge).join(''))
    }
    last = id
  }
}
