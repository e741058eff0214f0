// Finds indirectly loaded scripts, and reports pages above the budget and implausible measurements.
import { expect, it } from 'vitest'
import { firstPageFiles } from './firstPageFiles.ts'
import { firstPageStyles } from './firstPageStyles.ts'
import { checkSize, checkStyles, scriptBudget } from './checkSize.ts'

const manifest = {
  'src/main.tsx': { file: 'assets/main-1.js', imports: ['_react.js', '_ui.js'] },
  '_react.js': { file: 'assets/react-1.js', imports: [] },
  '_ui.js': { file: 'assets/ui-1.js', imports: ['_react.js'] },
  'src/first.tsx': { file: 'assets/first-1.js', imports: ['_ui.js', '_deep.js'] },
  '_deep.js': { file: 'assets/deep-1.js', imports: ['src/main.tsx'] },
  'src/later.tsx': { file: 'assets/later-1.js', imports: [] },
}

it('counts the entry, the preloads and all their imports once each', () => {
  const html = `<link rel="modulepreload" crossorigin href="/base/assets/first-1.js">
    <link rel="stylesheet" href="/base/assets/main.css"><link rel="prefetch" href="/base/assets/later-1.js">
    <script type="module" crossorigin src="/base/assets/main-1.js"></script><script>inline()</script>`
  expect(firstPageFiles(html, manifest).toSorted()).toEqual([
    'assets/deep-1.js',
    'assets/first-1.js',
    'assets/main-1.js',
    'assets/react-1.js',
    'assets/ui-1.js',
  ])
})

it('throws for a script that is not in the manifest', () => {
  expect(() => firstPageFiles('<script src="/base/assets/stray.js"></script>', manifest)).toThrow('stray.js')
})

it.each([
  [95_001, 'at most 95.0 kB'],
  [69_999, 'cannot be the whole page'],
  [0, 'cannot be the whole page'],
])('reports %d bytes', (bytes, complaint) => {
  expect(checkSize('tukan-pl', bytes, scriptBudget)).toContain(complaint)
})

it.each([70_000, 95_000])('accepts %d bytes', (bytes) => {
  expect(checkSize('tukan-pl', bytes, scriptBudget)).toBeNull()
})

it('counts the sources that the first page loads without a preload', () => {
  expect(firstPageFiles('', manifest, ['src/later.tsx', 'src/not-there.tsx'])).toEqual(['assets/later-1.js'])
})

it('finds inline and linked styles', () => {
  const html = '<style>a{}</style><link rel="stylesheet" href="/base/assets/main-1.css"><style nonce="x">b{}</style>'
  expect(firstPageStyles(html)).toEqual({ inline: 'a{}b{}', linked: ['assets/main-1.css'] })
})

it('reports an unstyled page', () => {
  expect(checkStyles('tukan-pl', 1)).toContain('it is unstyled')
  expect(checkStyles('tukan-pl', 5000)).toBeNull()
})
