import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { drawMap } from './drawMap.ts'
import { buildJourneyMap } from './journeyMap.ts'
import { layOutMap, nodeSize } from './layOutMap.ts'

describe.each(Object.values(products).map((product) => [product.id, product] as const))(
  'the drawing of %s',
  (id, one) => {
    const map = buildJourneyMap(one)

    it('has a linked box for each node and a line for each edge', () => {
      const { markup } = drawMap(map, id, (node) => `/look/${node}`)
      const found = (pattern: RegExp) => [...markup.matchAll(pattern)].map(([, name]) => name)
      expect(found(/data-node="([^"]+)"/gu)).toEqual(map.nodes.map((node) => node.id))
      expect(found(/href="\/look\/([^"]+)"/gu)).toEqual(map.nodes.map((node) => node.id))
      expect(found(/data-edge="([^"]+)"/gu)).toEqual(map.edges.map(({ from, to }) => `${from} ${to}`))
    })

    it('has no overlapping boxes', () => {
      const { nodes } = layOutMap(map)
      const all = [...nodes.values()]
      const overlapping = all.filter((a) =>
        all.some((b) => a !== b && Math.abs(a.x - b.x) < nodeSize.width && Math.abs(a.y - b.y) < nodeSize.height),
      )
      expect(overlapping.map((node) => node.id)).toEqual([])
    })
  },
)
