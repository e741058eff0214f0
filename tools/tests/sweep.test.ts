// Parts of the wide sweep are asked for by name; a slip is told, and never runs nothing.
import { describe, expect, it } from 'vitest'
import { quickSweep, readWideSweep, startsAnew, wideParts } from './sweep.ts'

describe('a wide sweep', () => {
  it('is everything where nothing is said', () => {
    expect(readWideSweep([])).toEqual({ parts: wideParts, wide: true, shard: null })
  })

  it('keeps its order, whatever order is asked for', () => {
    expect(readWideSweep(['--only', 'map,playwright']).parts).toEqual(['playwright', 'map'])
  })

  it.each([
    [['--only', 'playwrite'], /--only should be some of gates,.*, not "playwrite"/u],
    [['--only', ''], /--only should be some of/u],
    [['--shard', '6/5'], /--shard should be a part of the journeys such as 2\/5, not "6\/5"/u],
    [['--shard', '0/5'], /--shard should be/u],
    [['--shard', 'all'], /--shard should be/u],
    [['--all'], /--all/u],
  ])('%s is refused', (args, message) => {
    expect(() => readWideSweep(args)).toThrow(message)
  })

  it.each([
    ['1/5', true],
    ['2/5', false],
    ['10/12', false],
  ])('shard %s: what was walked before is forgotten: %s', (shard, isForgotten) => {
    expect(startsAnew(readWideSweep(['--shard', shard]))).toBe(isForgotten)
  })
})

it('a quick run has no part of its own', () => {
  expect(wideParts).toEqual(expect.arrayContaining([...quickSweep.parts]))
})
