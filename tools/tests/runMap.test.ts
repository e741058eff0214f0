import { products } from '@loan/domain/products/registry'
import { expect, it } from 'vitest'
import { buildJourneyMap } from '../gallery/journeyMap.ts'
import { checkTraversedMaps, toEdgeLine } from './runMap.ts'

const product = products['tukan-es']
const { edges } = buildJourneyMap(product)
const [first, ...others] = edges.map(toEdgeLine)

it('passes when the tests traversed every edge', () => {
  const row = checkTraversedMaps([product], () => [first, ...others].join(''))
  expect(row).toMatchObject({ passed: 1, failed: 0, output: '' })
})

it('fails for an edge that no test traversed, and names it', () => {
  const output = `tukan-es:\n  ${first?.trim().replace(' ', ' -> ')}`
  expect(checkTraversedMaps([product], () => others.join(''))).toMatchObject({ passed: 0, failed: 1, output })
})

it('fails without maps', () => {
  expect(checkTraversedMaps([], () => '')).toMatchObject({ passed: 0, failed: 1 })
})
