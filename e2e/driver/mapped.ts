// Holds a walk to the map of its product's journey (tools/gallery): a step that is not on it fails at once. What was
// walked is kept in test-results: a wide run fails for every edge of a map that nobody walked (tools/tests/runMap.ts).
import { appendFileSync, mkdirSync } from 'node:fs'
import type { Product } from '@loan/domain/products/product'
import { buildJourneyMap, edgesWalked, type JourneyMap, type NodeId } from '../../tools/gallery/journeyMap.ts'
import { walkedFile, walkedFolder, writeEdge } from '../../tools/gallery/walkedEdges.ts'
import { expect } from '@playwright/test'

const recordStep = (product: Product, map: JourneyMap, from: NodeId, to: NodeId): void => {
  const edges = edgesWalked(map, from, to)
  expect(edges, `${from} to ${to} is not on the map of ${product.id}`).not.toEqual([])
  mkdirSync(walkedFolder, { recursive: true })
  appendFileSync(walkedFile(product), edges.map(writeEdge).join(''))
}

/** Call with every page and screen come to, in order; the product's country is loaded. */
export const followMap = (product: Product): ((id: NodeId) => void) => {
  const map = buildJourneyMap(product)
  let last: NodeId | null = null
  return (id) => {
    if (last !== null && last !== id) recordStep(product, map, last, id)
    last = id
  }
}

/** One step of a lead that a tag put where it stands; nothing where none of the product's own lenders leads there. */
export const recordIfMapped = (product: Product, from: NodeId, to: NodeId): void => {
  const map = buildJourneyMap(product)
  if (from !== to && map.nodes.some(({ id }) => id === from)) recordStep(product, map, from, to)
}
