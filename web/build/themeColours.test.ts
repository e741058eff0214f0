// The colours of the browser's bar come from the brand's style sheet.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { buildThemeColours } from './themeColours.ts'

const dark = '@media (prefers-color-scheme: dark) { :root { --color-header: #0a2b21; } }'

it('builds one element for each colour scheme', () => {
  expect(buildThemeColours(`:root { --color-header: #0d3d2f; --color-header-text: #fff; } ${dark}`)).toBe(
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#0d3d2f">' +
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0a2b21">',
  )
})

it.each([
  ['without a light colour', dark],
  ['without a dark theme', ':root { --color-header: #0d3d2f; }'],
])('throws %s', (_, css) => {
  expect(() => buildThemeColours(css)).toThrow('--color-header')
})

it.each(['tukan', 'vireo'])('reads the style sheet of %s', (brand) => {
  const css = readFileSync(path.resolve(import.meta.dirname, `../src/brands/${brand}/theme.css`), 'utf8')
  expect(buildThemeColours(css)).toMatch(/^(?:<meta name="theme-color"[^>]*>){2}$/u)
})
