// Compares the steps of a test with the journey map of the product (tools/gallery). A step that is not on the map
// fails. The edges are recorded in test-results, and the full suite fails for an edge that no test took
// (tools/tests/runMap.ts).
import { appendFileSync, mkdirSync } from 'node:fs'
import type { Product } from '@loan/domain/products/product'
import { buildJourneyMap, traversedEdges, type JourneyMap, type NodeId } from '../../tools/gallery/journeyMap.ts'
import { traversedFile, traversedFolder, toEdgeLine } from '../../tools/tests/runMap.ts'
import { expect } from '@playwright/test'

const recordStep = (product: Product, map: JourneyMap, from: NodeId, to: NodeId): void => {
  const edges = traversedEdges(map, from, to)
  expect(edges, `${from} to ${to} is not on the map of ${product.id}`).not.toEqual([])
  mkdirSync(traversedFolder, { recursive: true })
  appendFileSync(traversedFile(product), edges.map(toEdgeLine).join(''))
}

/** Call the result with every page and screen, in order. The product's country must be loaded. */
export const createMapRecorder = (product: Product): ((id: NodeId) => void) => {
  const map = buildJourneyMap(product)
  let last: NodeId | null = null
  return (id) => {
    if (last !== null && last !== id) recordStep(product, map, last, id)
    last = id
  }
}

/**
 * Records one step of a lead that a sandbox tag created. Does nothing where the map of the product has no such node.
 */
export const recordMappedStep = (product: Product, from: NodeId, to: NodeId): void => {
  const map = buildJourneyMap(product)
  if (from !== to && map.nodes.some(({ id }) => id === from)) recordStep(product, map, from, to)
}
