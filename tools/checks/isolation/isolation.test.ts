// Finds a name of another product in a built file.
import { expect, it } from 'vitest'
import { findTraces } from './findTraces.ts'

const traces = [{ of: 'vireo-es', text: 'Vireo' }]

it('reports the file with the trace', () => {
  const files = new Map([
    ['assets/main.js', 'const brand = "Vireo"'],
    ['index.html', 'Tukan'],
  ])
  expect(findTraces('tukan-pl', files, traces)).toEqual(['tukan-pl: assets/main.js contains "Vireo" of vireo-es'])
})

it('accepts a file without a trace', () => {
  expect(findTraces('tukan-pl', new Map([['index.html', 'Tukan']]), traces)).toEqual([])
})
