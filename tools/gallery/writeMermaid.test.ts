import { products } from '@loan/domain/products/registry'
import { expect, it } from 'vitest'
import { buildJourneyMap } from './journeyMap.ts'
import { buildMapDocument } from './writeMermaid.ts'

it.each(Object.values(products).map((product) => [product.id, product] as const))(
  'the document of %s has a box for each node and an arrow for each edge',
  (_id, product) => {
    const { nodes, edges } = buildJourneyMap(product)
    const text = buildMapDocument(product)
    const boxes = [...text.matchAll(/^ {2}(\w+)\["[^"]+"\]:::\w+$/gmu)].map(([, id]) => id)
    const arrows = [...text.matchAll(/^ {2}(\w+) --> (\w+)$/gmu)]
    expect([new Set(boxes).size, arrows.length]).toEqual([nodes.length, edges.length])
    expect(arrows.flatMap(([, from, to]) => [from, to]).filter((id) => !boxes.includes(id))).toEqual([])
  },
)
