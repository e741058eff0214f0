import { products } from '@loan/domain/products/registry'
import { expect, it } from 'vitest'
import { buildJourneyMap } from './journeyMap.ts'
import { describeWalkedMap, notWalked, writeEdge } from './walkedEdges.ts'

const map = buildJourneyMap(products['tukan-es'])
const [left, ...walked] = map.edges

it('finds the one edge that was not traversed', () => {
  expect(notWalked(map, walked.map(writeEdge).join(''))).toEqual([left])
})

it('finds every edge when none was traversed, and none when all were', () => {
  expect(notWalked(map, '')).toEqual(map.edges)
  expect(notWalked(map, map.edges.map(writeEdge).join(''))).toEqual([])
})

it('lists the edges that were not traversed', () => {
  expect(describeWalkedMap({ id: 'tukan-es', edges: 3, left: [{ from: 'page:a', to: 'screen:b' }] })).toBe(
    'tukan-es: 1 of 3 edges not traversed\n  page:a -> screen:b',
  )
})
