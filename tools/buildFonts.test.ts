// The faces that a style sheet declares; the check `generated` compares the font files.
import { expect, it } from 'vitest'
import { parseFontFaces } from './buildFonts.ts'

it('reads file, weights and characters of a face, and omits fallbacks from the device', () => {
  const css = `@font-face { font-family: 'A'; font-weight: 400 800; src: url('./fonts/latin.woff2') format('woff2');
      unicode-range: U+41-43, U+e9, U+E9; }
    @font-face { font-family: 'A on Arial'; src: local('Arial'); }`
  expect(parseFontFaces(css)).toEqual([
    { file: './fonts/latin.woff2', weights: { min: 400, max: 800 }, characters: 'ABCé' },
  ])
})
