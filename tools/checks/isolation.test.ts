import { expect, it } from 'vitest'
import { findTraces } from './isolation.ts'

it('reports a file with a trace of another product, and a source map', () => {
  const files = new Map([
    ['assets/main.js', 'const brand = "Vireo"'],
    ['assets/main.js.map', '{}'],
    ['index.html', 'Tukan'],
  ])
  expect(findTraces('tukan-pl', files, [{ owner: 'vireo-es', text: 'Vireo' }])).toEqual([
    'tukan-pl: assets/main.js contains "Vireo" of vireo-es',
    'tukan-pl: assets/main.js.map is a source map',
  ])
})
