import { expect, it } from 'vitest'
import { checkWalkedMaps } from './runMap.ts'

const whole = { id: 'tukan-es', edges: 3, left: [] } as const

it('passes when the tests traversed every edge of every map', () => {
  expect(checkWalkedMaps([whole])).toMatchObject({ passed: 1, failed: 0, output: '' })
})

it.each([
  [
    'an edge that no test traversed',
    [whole, { id: 'vireo-ro', edges: 2, left: [{ from: 'page:a', to: 'page:b' }] }] as const,
    1,
  ],
  ['a map without edges', [whole, { id: 'vireo-ro', edges: 0, left: [] }] as const, 1],
  ['no maps', [], 0],
])('fails for %s', (_name, maps, passed) => {
  expect(checkWalkedMaps(maps)).toMatchObject({ passed, failed: 1 })
})
