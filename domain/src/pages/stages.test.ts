// The stages of every product.
import { describe, expect, it } from 'vitest'
import { products } from '../products/registry.ts'
import { buildChain } from './chain.ts'
import { buildStages, computeFractions, findStage } from './stages.ts'

describe.each(Object.values(products))('the stages of $id', (product) => {
  const chain = buildChain(product)
  const stages = buildStages(chain)

  it('are four to six with distinct names, and end with the check', () => {
    expect(stages.length).toBeGreaterThanOrEqual(4)
    expect(stages.length).toBeLessThanOrEqual(6)
    expect(new Set(stages.map(({ name }) => name)).size).toBe(stages.length)
    expect([stages[0]?.name, stages.at(-1)?.name]).toEqual(['loan', 'check'])
  })

  it('contain every page once, in the order of the chain', () => {
    const indices = stages.flatMap(({ first, length }) => Array.from({ length }, (_, index) => first + index))
    expect(indices).toEqual([...chain.map(({ index }) => index), chain.length])
  })

  it('only go forward from page to page', () => {
    const positions = [...chain.map(({ index }) => findStage(stages, index)), findStage(stages, chain.length)]
    expect(positions).toEqual(positions.toSorted((one, other) => one - other))
    expect(positions.at(-1)).toBe(stages.length - 1)
  })

  it('fill up with each page, and are not full at the review', () => {
    const sums = [...chain.map(({ index }) => index), chain.length].map((index) =>
      computeFractions(stages, index).reduce((sum, fraction) => sum + fraction, 0),
    )
    expect(new Set(sums).size).toBe(chain.length + 1)
    expect(sums).toEqual(sums.toSorted((one, other) => one - other))
    expect(sums[0]).toBeGreaterThan(0)
    expect(sums.at(-1)).toBeLessThan(stages.length)
  })
})

it('the stages of tukan-pl begin at these pages', () => {
  const chain = buildChain(products['tukan-pl'])
  expect(buildStages(chain).map(({ name, first }) => [name, chain[first]?.key])).toEqual([
    ['loan', 'initial-details'],
    ['you', 'name'],
    ['home', 'address-information'],
    ['budget', 'monthly-income'],
    ['work', 'income-source'],
    ['check', undefined],
  ])
})
