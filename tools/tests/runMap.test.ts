import { products } from '@loan/domain/products/registry'
import { expect, it } from 'vitest'
import { buildJourneyMap } from '../gallery/journeyMap.ts'
import { checkTraversedMaps, toEdgeLine } from './runMap.ts'

const product = products['tukan-es']
const { edges } = buildJourneyMap(product)
const [first, ...others] = edges.map(toEdgeLine)

it.each([
  ['passes when the tests traversed every edge', [product], [first, ...others], { passed: 1, failed: 0, output: '' }],
  ['fails for an edge that no test traversed', [product], others, { passed: 0, failed: 1 }],
  ['fails without maps', [], [], { passed: 0, failed: 1 }],
])('%s', (_name, all, lines, counts) => {
  const row = checkTraversedMaps(all, () => lines.join(''))
  expect(row).toMatchObject(counts)
  if (lines === others) expect(row.output).toBe(`tukan-es:\n  ${first?.trim().replace(' ', ' -> ')}`)
})
