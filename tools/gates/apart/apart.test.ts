// A word of another product, planted in a built file.
import { expect, it } from 'vitest'
import { findTraces } from './findTraces.ts'

const traces = [{ of: 'vireo-es', text: 'Vireo' }]

it('names the file that holds it', () => {
  const files = new Map([
    ['assets/main.js', 'const brand = "Vireo"'],
    ['index.html', 'Tukan'],
  ])
  expect(findTraces('tukan-pl', files, traces)).toEqual(['tukan-pl: assets/main.js holds "Vireo" of vireo-es'])
})

it('is content with a clean one', () => {
  expect(findTraces('tukan-pl', new Map([['index.html', 'Tukan']]), traces)).toEqual([])
})
