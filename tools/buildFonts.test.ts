// The committed font files are those that the style sheets of the brands declare.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { buildFonts, parseFontFaces } from './buildFonts.ts'
import { fromRoot } from './process/root.ts'

it('reads file, weights and characters of a face, and omits fallbacks from the device', () => {
  const css = `@font-face { font-family: 'A'; font-weight: 400 800; src: url('./fonts/latin.woff2') format('woff2');
      unicode-range: U+41-43, U+e9, U+E9; }
    @font-face { font-family: 'A on Arial'; src: local('Arial'); }`
  expect(parseFontFaces(css)).toEqual([
    { file: './fonts/latin.woff2', weights: { min: 400, max: 800 }, characters: 'ABCé' },
  ])
})

it('finds every font file up to date: npm run generate', async () => {
  const built = Object.entries(await buildFonts())
  expect(built.filter(([file]) => file.endsWith('.woff2')).length).toBeGreaterThanOrEqual(6)
  const outdated = built.filter(([file, content]) => !readFileSync(fromRoot(file)).equals(content))
  expect(outdated.map(([file]) => file)).toEqual([])
}, 30_000)
