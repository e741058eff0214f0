// Parses the options of the full suite. An unknown option or part throws.
import { describe, expect, it } from 'vitest'
import { quickSweep, readWideSweep, startsAnew, wideParts } from './sweep.ts'

describe('the full suite', () => {
  it('runs all parts without options', () => {
    expect(readWideSweep([])).toEqual({ parts: wideParts, wide: true, shard: null })
  })

  it('runs the selected parts in its own order', () => {
    expect(readWideSweep(['--only', 'map,playwright']).parts).toEqual(['playwright', 'map'])
  })

  it.each([
    [['--only', 'playwrite'], /--only should be some of gates,.*, not "playwrite"/u],
    [['--only', ''], /--only should be some of/u],
    [['--shard', '6/5'], /--shard should be a part of the journeys such as 2\/5, not "6\/5"/u],
    [['--shard', '0/5'], /--shard should be/u],
    [['--shard', 'all'], /--shard should be/u],
    [['--all'], /--all/u],
  ])('rejects %s', (args, message) => {
    expect(() => readWideSweep(args)).toThrow(message)
  })

  it.each([
    ['1/5', true],
    ['2/5', false],
    ['10/12', false],
  ])('shard %s deletes the recorded edges of earlier runs: %s', (shard, isForgotten) => {
    expect(startsAnew(readWideSweep(['--shard', shard]))).toBe(isForgotten)
  })
})

it('includes all parts of the quick suite in the full suite', () => {
  expect(wideParts).toEqual(expect.arrayContaining([...quickSweep.parts]))
})
