// Finds indirectly loaded scripts, and reports pages above the budget and implausible measurements.
import { expect, it } from 'vitest'
import { firstPageFiles } from './firstPageFiles.ts'
import { firstPageFonts } from './firstPageFonts.ts'
import { firstPageStyles } from './firstPageStyles.ts'
import { checkFonts, checkSize, checkStyles, scriptBudget } from './checkSize.ts'

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
])('reports %d bytes', (bytes, finding) => {
  expect(checkSize('tukan-pl', bytes, scriptBudget)).toContain(finding)
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

const faces = `@font-face{font-family:A;src:url(/base/assets/latin-1.woff2)format("woff2");unicode-range:U+20-7E,U+2026}
  @font-face{font-family:A;src:url("/base/assets/viet-1.woff2");unicode-range:U+1E??,U+20AB}
  @font-face{font-family:A on Arial;src:local("Arial")}`

it.each([
  ['Continue', ['assets/latin-1.woff2']],
  ['Tiếp tục', ['assets/latin-1.woff2', 'assets/viet-1.woff2']],
  ['₫', ['assets/viet-1.woff2']],
  ['', []],
])('finds the fonts of the text %j', (text, fonts) => {
  expect(firstPageFonts(faces, text)).toEqual(fonts)
})

it('throws for a font from elsewhere', () => {
  expect(() => firstPageFonts('@font-face{src:url(https://fonts.example/a.woff2)}', 'a')).toThrow('fonts.example')
})

it.each([
  [35_001, 'at most 35.0 kB'],
  [9_999, 'the font of the brand is missing'],
])('reports %d bytes of fonts', (bytes, finding) => {
  expect(checkFonts('tukan-pl', bytes)).toContain(finding)
  expect(checkFonts('tukan-pl', 35_000)).toBeNull()
})
