import { expect, it } from 'vitest'
import { checkTraversedMaps } from './runMap.ts'

const completeMap = { id: 'tukan-es', edges: 3, missing: [] } as const

it('passes when the tests traversed every edge of every map', () => {
  expect(checkTraversedMaps([completeMap])).toMatchObject({ passed: 1, failed: 0, output: '' })
})

it.each([
  [
    'an edge that no test traversed',
    [completeMap, { id: 'vireo-ro', edges: 2, missing: [{ from: 'page:a', to: 'page:b' }] }] as const,
    1,
  ],
  ['a map without edges', [completeMap, { id: 'vireo-ro', edges: 0, missing: [] }] as const, 1],
  ['no maps', [], 0],
])('fails for %s', (_name, maps, passed) => {
  expect(checkTraversedMaps(maps)).toMatchObject({ passed, failed: 1 })
})
