// Parses the options of the full suite. An unknown option or part throws.
import { describe, expect, it } from 'vitest'
import { quickRun, parseFullRun, deletesRecording, allSuites } from './testRun.ts'

describe('the full suite', () => {
  it('runs all parts without options', () => {
    expect(parseFullRun([])).toEqual({ suites: allSuites, wide: true, shard: null })
  })

  it('runs the selected parts in its own order', () => {
    expect(parseFullRun(['--only', 'map,playwright']).suites).toEqual(['playwright', 'map'])
  })

  it.each([
    [['--only', 'playwrite'], /--only should be some of checks,.*, not "playwrite"/u],
    [['--only', ''], /--only should be some of/u],
    [['--shard', '6/5'], /--shard should be a part of the journeys such as 2\/5, not "6\/5"/u],
    [['--shard', '0/5'], /--shard should be/u],
    [['--shard', 'all'], /--shard should be/u],
    [['--all'], /--all/u],
  ])('rejects %s', (args, message) => {
    expect(() => parseFullRun(args)).toThrow(message)
  })

  it.each([
    ['1/5', true],
    ['2/5', false],
    ['10/12', false],
  ])('shard %s deletes the recorded edges of earlier runs: %s', (shard, isDeleted) => {
    expect(deletesRecording(parseFullRun(['--shard', shard]))).toBe(isDeleted)
  })
})

it('includes all parts of the quick suite in the full suite', () => {
  expect(allSuites).toEqual(expect.arrayContaining([...quickRun.suites]))
})
