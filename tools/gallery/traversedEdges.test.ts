import { products } from '@loan/domain/products/registry'
import { expect, it } from 'vitest'
import { buildJourneyMap } from './journeyMap.ts'
import { describeTraversedMap, findMissingEdges, toEdgeLine } from './traversedEdges.ts'

const map = buildJourneyMap(products['tukan-es'])
const [missing, ...traversed] = map.edges

it('finds the one edge that was not traversed', () => {
  expect(findMissingEdges(map, traversed.map(toEdgeLine).join(''))).toEqual([missing])
})

it('finds every edge when none was traversed, and none when all were', () => {
  expect(findMissingEdges(map, '')).toEqual(map.edges)
  expect(findMissingEdges(map, map.edges.map(toEdgeLine).join(''))).toEqual([])
})

it('lists the edges that were not traversed', () => {
  expect(describeTraversedMap({ id: 'tukan-es', edges: 3, missing: [{ from: 'page:a', to: 'screen:b' }] })).toBe(
    'tukan-es: 1 of 3 edges not traversed\n  page:a -> screen:b',
  )
})
