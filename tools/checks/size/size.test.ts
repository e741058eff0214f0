// Finds indirectly loaded scripts, and reports pages above the budget and implausible measurements.
import { expect, it } from 'vitest'
import { firstPageFonts, firstPageScripts, firstPageStyles } from './firstPageFiles.ts'
import { findSizeProblems } from './measureProduct.ts'

const manifest = {
  'src/main.tsx': { file: 'assets/main-1.js', imports: ['_react.js', '_ui.js'] },
  '_react.js': { file: 'assets/react-1.js', imports: [] },
  '_ui.js': { file: 'assets/ui-1.js', imports: ['_react.js'] },
  'src/first.tsx': { file: 'assets/first-1.js', imports: ['_ui.js', '_deep.js'] },
  '_deep.js': { file: 'assets/deep-1.js', imports: ['src/main.tsx'] },
  'src/later.tsx': { file: 'assets/later-1.js', imports: [] },
}

it('counts the entry, the preloads and all their imports once each, and the sources without a preload', () => {
  const html = `<link rel="modulepreload" crossorigin href="/base/assets/first-1.js">
    <link rel="stylesheet" href="/base/assets/main.css"><link rel="prefetch" href="/base/assets/later-1.js">
    <script type="module" crossorigin src="/base/assets/main-1.js"></script><script>inline()</script>`
  const all = ['deep', 'first', 'main', 'react', 'ui'].map((name) => `assets/${name}-1.js`)
  expect(firstPageScripts(html, manifest).toSorted()).toEqual(all)
  expect(firstPageScripts('', manifest, ['src/later.tsx', 'src/not-there.tsx'])).toEqual(['assets/later-1.js'])
  expect(() => firstPageScripts('<script src="/base/assets/stray.js"></script>', manifest)).toThrow('stray.js')
})

it('finds inline and linked styles', () => {
  const html = '<style>a{}</style><link rel="stylesheet" href="/base/assets/main-1.css"><style nonce="x">b{}</style>'
  expect(firstPageStyles(html)).toEqual({ inline: 'a{}b{}', linked: ['assets/main-1.css'] })
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

const least = { id: 'tukan-pl', scriptBytes: 70_000, styleBytes: 1_000, fontBytes: 10_000 }
const most = { ...least, scriptBytes: 95_000, fontBytes: 35_000 }

it.each([
  [{ ...most, scriptBytes: 95_001 }, 'at most 95.0 kB'],
  [{ ...least, scriptBytes: 69_999 }, 'cannot be the whole page'],
  [{ ...least, styleBytes: 1 }, 'it is unstyled'],
  [{ ...most, fontBytes: 35_001 }, 'at most 35.0 kB'],
  [{ ...least, fontBytes: 9_999 }, 'the font of the brand is missing'],
])('reports %j', (bytes, finding) => {
  expect(findSizeProblems(bytes)).toEqual([expect.stringContaining(finding)])
})

it.each([[least], [most]])('accepts %j', (bytes) => {
  expect(findSizeProblems(bytes)).toEqual([])
})
