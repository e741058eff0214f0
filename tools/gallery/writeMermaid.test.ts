import { readFileSync } from 'node:fs'
import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { fromRoot } from '../process/root.ts'
import { buildJourneyMap } from './journeyMap.ts'
import { buildMapList } from './mapList.ts'
import { buildMapDocument, mapDocument, writeMermaid } from './writeMermaid.ts'

const all = Object.values(products).map((product) => [product.id, product] as const)

const findAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)

describe.each(all)('the map of %s', (_id, product) => {
  const map = buildJourneyMap(product)

  it('has a document that is generated from the registries', () => {
    expect(readFileSync(fromRoot(mapDocument(product)), 'utf8')).toBe(buildMapDocument(product))
  })

  it('has a Mermaid box for each node and an arrow for each edge', () => {
    const text = writeMermaid(map)
    const ids = findAll(text, /^ {2}(\w+)\["[^"]+"\]:::\w+$/gmu)
    expect(new Set(ids).size).toBe(map.nodes.length)
    const arrows = [...text.matchAll(/^ {2}(\w+) --> (\w+)$/gmu)]
    expect(arrows).toHaveLength(map.edges.length)
    expect(arrows.flatMap(([, from, to]) => [from, to]).filter((id) => !ids.includes(id))).toEqual([])
  })

  it('has a linked row for each node and a link for each edge in the gallery', () => {
    const { markup } = buildMapList(map, (node) => `/look/${node}`)
    expect(findAll(markup, /data-node="([^"]+)"/gu)).toEqual(map.nodes.map(({ id }) => id))
    expect(findAll(markup, /href="\/look\/([^"]+)"/gu)).toEqual(map.nodes.map(({ id }) => id))
    const edges = map.edges.map(({ from, to }) => `${from} ${to}`)
    expect(new Set(findAll(markup, /data-edge="([^"]+)"/gu))).toEqual(new Set(edges))
  })
})
